"""Finds the outlines among which `fridge flatten` chooses a page.

This is `OutlineCandidates` in NumPy, for the best page of a picture, with the constants that are explained there, in
Sources/Sight/Documents/Detection; change both together.
"""

from dataclasses import dataclass, fields

import numpy as np

from page_lines import GradientField, Lines, lines

BORDER_FACTOR = 0.82
CONVERGENCE = np.radians(40)
LEAST_SINE, LEAST_SUPPORT, LEAST_AREA = 0.55, 0.34, 0.008
OVERHANG = 0.04
LEAST_SCORE, MOST_COMPARED = 0.28, 300
# The outlines that are compared at a time, so that few are once there are enough.
BLOCK = 512


@dataclass
class Outlines:
    """Outlines, the best scores first.

    `corners` are [n, 4, 2], clockwise from the one nearest to the upper left, in pixels of the reduced picture; `edge`
    is the share of the sides that is an edge, `beyond` how far they run on beyond the corners, `borders` the number of
    sides that are borders of the picture, `sine` that of the most acute or obtuse angle.
    """

    corners: np.ndarray
    edge: np.ndarray
    beyond: np.ndarray
    borders: np.ndarray
    sine: np.ndarray
    score: np.ndarray

    def __getitem__(self, chosen: np.ndarray) -> "Outlines":
        return Outlines(*(getattr(self, field.name)[chosen] for field in fields(self)))


def outlines(field: GradientField) -> Outlines:
    """Returns the quadrilaterals of all two pairs of lines that face each other, without near duplicates."""
    found = lines(field)
    pairs, angle = _facing(found, field)
    crossings, is_crossing = _crossings(found, field)
    first, second = pairs
    # Which lines would bear a side between two that face each other.
    bears = is_crossing[first] & is_crossing[second]
    every = np.broadcast_to(np.arange(len(found.angle)), bears.shape)
    support = np.maximum(*found.support(every, crossings[first], crossings[second]))
    bears &= (support >= LEAST_SUPPORT) | found.is_border
    is_borne = bears[:, first] & bears[:, second]
    is_quadrilateral = np.triu(is_borne & is_borne.T, 1) & (np.abs(_turn(angle[:, None], angle)) > np.pi / 4)
    one, other = np.nonzero(is_quadrilateral)
    sides = np.stack([first[one], first[other], second[one], second[other]], 1)
    # Corner k is where side k meets the next.
    points = np.stack([crossings[sides[:, k], sides[:, (k + 1) % 4]] for k in range(4)], 1)
    return _distinct(_scored(found, field, sides, points))


def overlap(one: np.ndarray, other: np.ndarray) -> float:
    """Returns the intersection over union of two convex quadrilaterals with clockwise corners (Jaccard index)."""
    common = list(one)
    for start, end in zip(other, np.roll(other, -1, 0), strict=True):
        inside = [float(cross(end - start, point - start)) for point in common]
        clipped = []
        for place, point in enumerate(common):
            after = (place + 1) % len(common)
            if inside[place] >= 0:
                clipped.append(point)
            if (inside[place] >= 0) != (inside[after] >= 0):
                share = inside[place] / (inside[place] - inside[after])
                clipped.append(point + (common[after] - point) * share)
        common = clipped
    shared = area(np.array(common)) if common else 0.0
    union = area(one) + area(other) - shared
    return max(0.0, shared / union) if union > 0 else 0.0


def area(corners: np.ndarray) -> np.ndarray:
    """Returns the areas of polygons [..., n, 2], positive for clockwise corners."""
    return cross(corners, np.roll(corners, -1, -2)).sum(-1) / 2


def cross(one: np.ndarray, other: np.ndarray) -> np.ndarray:
    return one[..., 0] * other[..., 1] - one[..., 1] * other[..., 0]


def length(vector: np.ndarray) -> np.ndarray:
    return np.sqrt((vector * vector).sum(-1))


def _turn(angle: np.ndarray, other: np.ndarray) -> np.ndarray:
    turn = other - angle
    return np.where(turn > np.pi / 2, turn - np.pi, np.where(turn < -np.pi / 2, turn + np.pi, turn))


def _facing(found: Lines, field: GradientField) -> tuple[np.ndarray, np.ndarray]:
    """Returns the pairs of lines that may face each other, [2, n], and the mean angles of their normals.

    Two borders never do: what lies between them goes on beyond the picture.
    """
    first, second = np.triu_indices(len(found.angle), 1)
    turn = _turn(found.angle[first], found.angle[second])
    mean = found.angle[first] + turn / 2
    mean = np.where(mean < 0, mean + np.pi, np.where(mean >= np.pi, mean - np.pi, mean))
    normal = np.stack([np.cos(mean), np.sin(mean)], 1)
    middle = np.array([field.width / 2, field.height / 2])

    def offset(line: np.ndarray) -> np.ndarray:
        towards = (found.normal[line] * normal).sum(1)
        towards = np.where(np.abs(towards) < 1e-9, 1e-9, towards)
        return (found.distance[line] - found.normal[line] @ middle) / towards

    least = 0.05 * min(field.width, field.height)
    is_facing = (np.abs(turn) < CONVERGENCE) & (np.abs(offset(first) - offset(second)) > least)
    is_facing &= ~(found.is_border[first] & found.is_border[second])
    return np.stack([first, second])[:, is_facing], mean[is_facing]


def _crossings(found: Lines, field: GradientField) -> tuple[np.ndarray, np.ndarray]:
    """Returns where all lines cross each other, [n, n, 2], and whether they do so in the picture or close to it."""
    normal, distance = found.normal, found.distance
    determinant = cross(normal[:, None], normal[None])
    is_parallel = np.abs(determinant) <= 1e-6
    divisor = np.where(is_parallel, 1, determinant)
    x = (distance[:, None] * normal[None, :, 1] - distance[None] * normal[:, None, 1]) / divisor
    y = (distance[None] * normal[:, None, 0] - distance[:, None] * normal[None, :, 0]) / divisor
    margin = OVERHANG * max(field.width, field.height)
    is_inside = (x > -margin) & (y > -margin) & (x < field.width + margin) & (y < field.height + margin)
    return np.stack([x, y], -1), is_inside & ~is_parallel


def _scored(found: Lines, field: GradientField, sides: np.ndarray, points: np.ndarray) -> Outlines:
    """Returns the quadrilaterals that are large, square and edged enough, the best first."""
    turned = cross(points[:, 2] - points[:, 0], points[:, 3] - points[:, 1])
    share = np.abs(turned / 2) / (field.width * field.height)
    corners = np.where((turned > 0)[:, None, None], points, points[:, [0, 3, 2, 1]])
    start = corners.sum(2).argmin(1)
    corners = corners[np.arange(len(corners))[:, None], (start[:, None] + np.arange(4)) % 4]
    forth, back = np.roll(corners, -1, 1) - corners, np.roll(corners, 1, 1) - corners
    lengths = length(forth)
    sine = (cross(forth, back) / np.maximum(lengths * length(back), 1e-9)).min(1)
    opposite = np.roll(lengths, 2, 1)
    ratios = np.minimum(lengths, opposite) / np.maximum(np.maximum(lengths, opposite), 1e-9)
    bound = (0.7 + 0.3 * sine) * (0.75 + 0.25 * ratios[:, 0] * ratios[:, 1]) * np.minimum(share, 1) ** 0.1
    is_kept = (share >= LEAST_AREA) & (sine >= LEAST_SINE) & (bound >= LEAST_SCORE)
    sides, points, corners, sine, bound = (part[is_kept] for part in (sides, points, corners, sine, bound))
    edge, weakest, beyond, borders = _edges(found, field, sides, points)
    quality = (0.6 * edge + 0.4 * weakest) * (1 - 0.25 * beyond) * BORDER_FACTOR**borders
    result = Outlines(corners, edge, beyond, borders, sine, bound * quality)
    result = result[result.score >= LEAST_SCORE]
    return result[np.argsort(-result.score.astype(np.float32), kind="stable")]


def _edges(
    found: Lines, field: GradientField, sides: np.ndarray, points: np.ndarray
) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
    """Returns the mean and the weakest edge of quadrilaterals, how far it runs on, and the sides that are borders."""
    count = len(sides)
    bright, dark, total, beyond = np.zeros((4, count))
    weakest, borders = np.ones(count), np.zeros(count, int)
    middle = points.mean(1)
    size = np.array([field.width, field.height])
    for k in range(4):
        line, start, end = sides[:, k], points[:, k - 1], points[:, k]
        is_border = found.is_border[line]
        rising, falling = found.support(line, start, end)
        is_rising_inside = (found.normal[line] * middle).sum(1) > found.distance[line]
        along = length(end - start)
        counted = np.where(is_border, 0, along)
        bright += np.where(is_rising_inside, rising, falling) * counted
        dark += np.where(is_rising_inside, falling, rising) * counted
        total += counted
        borders += is_border
        weakest = np.where(is_border, weakest, np.minimum(weakest, np.maximum(rising, falling)))
        step = (end - start) * np.minimum(0.25, 24 / np.maximum(along, 1))[:, None]
        for near, far in ((start - step, start), (end, end + step)):
            is_visible = ((near > 2) & (far > 2) & (near < size - 2) & (far < size - 2)).all(1) & ~is_border
            more = np.maximum(beyond, (np.maximum(*found.support(line, near, far)) + beyond) / 2)
            beyond = np.where(is_visible, more, beyond)
    return np.maximum(bright, dark) / np.maximum(total, 1e-9), weakest, beyond, borders


def _distinct(found: Outlines) -> Outlines:
    """Returns the first of those whose corners are all within a few pixels of each other's."""
    kept: list[int] = []
    for start in range(0, len(found.score), BLOCK):
        block = np.arange(start, min(start + BLOCK, len(found.score)))
        for earlier in kept:
            block = block[_are_apart(found.corners[block], found.corners[earlier])]
        while len(block):
            kept.append(int(block[0]))
            if len(kept) == MOST_COMPARED:
                return found[np.array(kept)]
            block = block[_are_apart(found.corners[block], found.corners[block[0]])]
    return found[np.array(kept, int)]


def _are_apart(corners: np.ndarray, others: np.ndarray) -> np.ndarray:
    return (np.abs(corners - others).sum(-1) >= 8).any(-1)
