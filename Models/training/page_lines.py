"""Finds the straight lines of a picture as `fridge flatten` does, and measures the edge along them.

These are `ImageReduction`, `GradientField`, `NoiseFloor`, `LineDetection` and `EdgeLine` in NumPy, with the constants
that are explained there, in Sources/Sight/Documents/Detection; change both together. Points are float64 [..., 2], x and
y in pixels of the reduced picture.
"""

from dataclasses import dataclass

import numpy as np
from PIL import Image

REDUCED_SIDE = 360
# NoiseFloor
SQUARE = 24
WEAKEST_EDGE, STRONGEST_EDGE = 2.0, 6.0
DISTINCTION, STEPS = 3.0, 8.0
# LineDetection
ANGLES = 180
SPREAD, SEPARATION = 3, 3
MOST_LINES, MOST_PEAKS = 80, 400
LEAST_VOTES = 0.07
# EdgeLine
REACH, ALIGNMENT = 2, 0.9


def reduced(picture: Image.Image) -> np.ndarray:
    """Returns a picture reduced to a longer side of `REDUCED_SIDE`, uint8 [height, width, 3]."""
    pixels = np.asarray(picture.convert("RGB"))
    height, width = pixels.shape[:2]
    longer = max(width, height)
    if longer <= REDUCED_SIDE:
        return pixels
    factor = min(longer // REDUCED_SIDE if longer >= 4 * REDUCED_SIDE else longer // (2 * REDUCED_SIDE), 257)
    rows, columns = (height // factor, width // factor) if factor > 1 else (0, 0)
    if rows and columns:
        squares = pixels[: rows * factor, : columns * factor].reshape(rows, factor, columns, factor, 3)
        pixels = (squares.sum((1, 3), dtype=np.uint32) / factor**2 + 0.5).astype(np.uint8)
    share = REDUCED_SIDE / longer
    size = (max(1, int(width * share + 0.5)), max(1, int(height * share + 0.5)))
    return np.asarray(Image.fromarray(pixels).resize(size, Image.Resampling.BILINEAR))


class GradientField:
    """The gradients of the channel that changes most, float32 [height, width], and the noise among them."""

    def __init__(self, image: np.ndarray) -> None:
        self.height, self.width = image.shape[:2]
        padded = np.pad(image.astype(np.float32), [(1, 1), (1, 1), (0, 0)], mode="edge")
        across = (padded[:, :-2] + 2 * padded[:, 1:-1] + padded[:, 2:]) / 4
        levels = (across[:-2] + 2 * across[1:-1] + across[2:]) / 4
        x, y = np.zeros_like(levels), np.zeros_like(levels)
        x[1:-1, 1:-1] = (levels[1:-1, 2:] - levels[1:-1, :-2]) / 2
        y[1:-1, 1:-1] = (levels[2:, 1:-1] - levels[:-2, 1:-1]) / 2
        strongest = (x * x + y * y).argmax(2)[..., None]
        self.x, self.y = (np.take_along_axis(part, strongest, 2)[..., 0] for part in (x, y))
        self.strength = np.sqrt(self.x * self.x + self.y * self.y)
        self.sensitivity = 1 / self._full_edge()

    def _full_edge(self) -> np.ndarray:
        """Returns the strength that counts as a full edge at each pixel."""
        rows, columns = -(-self.height // SQUARE), -(-self.width // SQUARE)
        bins = (np.minimum(self.strength, STRONGEST_EDGE) * STEPS).astype(int)
        medians = np.zeros((rows, columns), np.float32)
        for row in range(rows):
            for column in range(columns):
                square = bins[row * SQUARE : (row + 1) * SQUARE, column * SQUARE : (column + 1) * SQUARE].ravel()
                medians[row, column] = (np.partition(square, len(square) // 2)[len(square) // 2] + 0.5) / STEPS
        means = np.zeros_like(medians)
        for row in range(rows):
            for column in range(columns):
                means[row, column] = medians[max(row - 1, 0) : row + 2, max(column - 1, 0) : column + 2].mean()
        references = np.clip(DISTINCTION * means, WEAKEST_EDGE, STRONGEST_EDGE)
        return references.repeat(SQUARE, 0).repeat(SQUARE, 1)[: self.height, : self.width]


@dataclass
class Lines:
    """Lines with unit normals [n, 2], distances from the origin along them, and angles of the normals, 0..<π.

    `rising` and `falling` are the sums of the edge up to each sample of a line, [n, samples + 1]; the sample in the
    middle is at the foot of the origin. The last four lines are the borders, along which nothing is measured.
    """

    normal: np.ndarray
    distance: np.ndarray
    angle: np.ndarray
    is_border: np.ndarray
    rising: np.ndarray
    falling: np.ndarray

    def support(self, line: np.ndarray, first: np.ndarray, second: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """Returns the shares of lines between two points each that are a rising edge, and a falling one."""
        normal = self.normal[line]
        foot = normal * self.distance[line][..., None]
        direction = np.stack([-normal[..., 1], normal[..., 0]], -1)
        start = -(self.rising.shape[1] // 2 - 1)
        ends = [((point - foot) * direction).sum(-1) for point in (first, second)]
        low, high = (
            np.clip(end - start + 0.5, 0, self.rising.shape[1] - 1).astype(int)
            for end in (np.minimum(*ends), np.maximum(*ends))
        )
        length = np.maximum(high - low, 1)
        return tuple(
            np.where(high > low, (sums[line, high] - sums[line, low]) / length, 0)
            for sums in (self.rising, self.falling)
        )


def lines(field: GradientField) -> Lines:
    """Returns the lines with the most votes of a Hough transform, and the four borders."""
    found = _peaks(field)
    width, height = field.width, field.height
    borders = [(0.0, 0.0), (0.0, width), (np.pi / 2, 0.0), (np.pi / 2, height)]
    angle, distance = np.array([*found, *borders], float).T
    normal = np.stack([np.cos(angle), np.sin(angle)], 1)
    normal[len(found) :] = np.round(normal[len(found) :])
    reach = int(np.hypot(width, height)) + 1
    rising = np.zeros((len(angle), 2 * reach + 2), np.float32)
    falling = np.zeros_like(rising)
    for line in range(len(found)):
        up, down = _edge(field, normal[line], distance[line], reach)
        rising[line, 1:], falling[line, 1:] = np.cumsum(up), np.cumsum(down)
    return Lines(normal, distance, angle, np.arange(len(angle)) >= len(found), rising, falling)


def _peaks(field: GradientField) -> list[tuple[float, float]]:
    """Returns the angles and distances of the lines with the most votes."""
    middle = np.array([field.width / 2, field.height / 2])
    angles = np.arange(ANGLES) / ANGLES * np.pi
    normals = np.stack([np.cos(angles), np.sin(angles)], 1)
    offset = int(np.hypot(*middle)) + 3
    distances = 2 * offset + 1
    votes = _votes(field, middle, normals, offset).reshape(ANGLES, distances)
    smooth = votes.copy()
    smooth[:, 1:-1] += np.float32(0.6) * (votes[:, :-2] + votes[:, 2:])
    least = LEAST_VOTES * min(field.width, field.height)
    found: list[tuple[float, float]] = []
    for _ in range(MOST_PEAKS):
        if len(found) == MOST_LINES:
            break
        angle, place = divmod(int(smooth.argmax()), distances)
        here = smooth[angle, place]
        if here < least:
            break
        shift = 0.0
        if 0 < place < distances - 1:
            before, after = smooth[angle, place - 1], smooth[angle, place + 1]
            curvature = before - 2 * here + after
            shift = float(np.clip((before - after) / (2 * curvature), -0.5, 0.5)) if curvature < 0 else 0.0
        line = (angles[angle], place - offset + shift + normals[angle] @ middle)
        if not any(_runs_beside(other, line, field) for other in found):
            found.append(line)
        for near in range(angle - SEPARATION, angle + SEPARATION + 1):
            # Beyond half a turn the normal points the other way.
            centre = place if 0 <= near < ANGLES else 2 * offset - place
            smooth[near % ANGLES, max(centre - SEPARATION, 0) : max(centre + SEPARATION + 1, 0)] = 0
    return found


def _votes(field: GradientField, middle: np.ndarray, normals: np.ndarray, offset: int) -> np.ndarray:
    inner = (slice(1, -1), slice(1, -1))
    strength, x, y = field.strength, field.x[inner], field.y[inner]
    weight = np.minimum(strength[inner] * field.sensitivity[inner], 1)
    is_across = np.abs(x) > np.abs(y)
    before = np.where(is_across, strength[1:-1, :-2], strength[:-2, 1:-1])
    after = np.where(is_across, strength[1:-1, 2:], strength[2:, 1:-1])
    is_ridge = (strength[inner] >= before) & (strength[inner] > after)
    rows, columns = np.nonzero((weight > 1 / 3) & is_ridge)
    angle = np.arctan2(y[rows, columns], x[rows, columns])
    across = (np.where(angle < 0, angle + np.float32(np.pi), angle) * ANGLES / np.float32(np.pi) + 0.5).astype(int)
    away = np.stack([columns + 1.5, rows + 1.5], 1) - middle
    distances = 2 * offset + 1
    votes = np.zeros(ANGLES * distances)
    for step in range(-SPREAD, SPREAD + 1):
        angle = (across + step) % ANGLES
        distance = (away * normals[angle]).sum(1)
        place = (np.sign(distance) * np.floor(np.abs(distance) + 0.5)).astype(int) + offset
        votes += np.bincount(angle * distances + place, weight[rows, columns], len(votes))
    return votes.astype(np.float32)


def _runs_beside(line: tuple[float, float], other: tuple[float, float], field: GradientField) -> bool:
    """Returns whether `other` runs within two pixels of `line` all through the picture."""
    (angle, distance), (other_angle, other_distance) = line, other
    normal, direction = np.array([np.cos(angle), np.sin(angle)]), np.array([-np.sin(angle), np.cos(angle)])
    middle = np.array([field.width / 2, field.height / 2])
    near = middle - normal * (normal @ middle - distance)
    reach = 0.4 * max(field.width, field.height)
    ends = np.stack([near - direction * reach, near + direction * reach])
    return bool((np.abs(ends @ [np.cos(other_angle), np.sin(other_angle)] - other_distance) < 2).all())


def _edge(field: GradientField, normal: np.ndarray, distance: float, reach: int) -> tuple[np.ndarray, np.ndarray]:
    """Returns how much of a rising and of a falling edge there is at each sample of a line, 0…1."""
    direction, foot = np.array([-normal[1], normal[0]]), normal * distance
    points = foot + direction * np.arange(-reach, reach + 1)[:, None]
    x, y = np.float32(normal)
    offsets = np.arange(-REACH, REACH + 1, dtype=np.float32)
    column = np.floor(points[:, :1].astype(np.float32) + x * offsets).astype(int)
    row = np.floor(points[:, 1:].astype(np.float32) + y * offsets).astype(int)
    is_inside = (column >= 0) & (row >= 0) & (column < field.width) & (row < field.height)
    column, row = np.where(is_inside, column, 0), np.where(is_inside, row, 0)
    along = field.x[row, column] * x + field.y[row, column] * y
    is_inside &= np.abs(along) >= np.float32(ALIGNMENT) * field.strength[row, column]
    share = np.where(is_inside, np.minimum(np.abs(along) * field.sensitivity[row, column], 1), 0)
    return np.where(along > 0, share, 0).max(1), np.where(along > 0, 0, share).max(1)
