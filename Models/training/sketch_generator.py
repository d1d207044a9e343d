"""Draws shapes as people do with a finger or a mouse: wobbly, open, overshot, tilted.

A drawing is a list of strokes, each float64 [points, 2] in a square of side 1, y downwards.
"""

from collections.abc import Callable

import numpy as np
from PIL import Image, ImageDraw, ImageFont

SHAPES = ["circle", "square", "triangle", "star"]
CLASSES = [*SHAPES, "other", "several"]
CANVAS = 144
# The pixels over which a shape can be told from others.
LEAST_EXTENTS = {"circle": 6, "square": 6, "triangle": 7, "star": 10}
Strokes = list[np.ndarray]


def line(start, end, count: int = 24) -> np.ndarray:
    return np.linspace(start, end, count)


def turned(points: np.ndarray, angle: float) -> np.ndarray:
    cosine, sine = np.cos(angle), np.sin(angle)
    return points @ np.array([[cosine, sine], [-sine, cosine]])


def wobbled(points: np.ndarray, strength: float, rng: np.random.Generator) -> np.ndarray:
    """Adds smooth noise along a stroke: waves of one to six periods."""
    time = np.linspace(0, 1, len(points))[:, None]
    noise = np.zeros_like(points)
    for period in range(1, 7):
        noise += rng.normal(size=2) / period * np.sin(2 * np.pi * (period * time + rng.random(2)))
    return points + 0.5 * strength * noise


def arc(start: float, sweep: float, aspect: float = 1.0, count: int = 72) -> np.ndarray:
    angle = start + np.linspace(0, sweep, count)
    return 0.5 * np.stack([np.cos(angle), aspect * np.sin(angle)], axis=1)


def outlined(corners: np.ndarray, rng: np.random.Generator, closed: bool = True, roundest: int = 7) -> Strokes:
    """Draws the sides of a polygon, in one stroke or in several, with gaps, overshoot and rounded corners.

    Each side has 24 points; corners are rounded over fewer than `roundest` of them to both sides.
    """
    count = len(corners)
    sides = [(corners[i], corners[(i + 1) % count]) for i in range(count if closed else count - 1)]
    length = np.mean([np.linalg.norm(b - a) for a, b in sides])
    if rng.random() < 0.35:
        strokes = []
        for a, b in sides:
            along = (b - a) / max(np.linalg.norm(b - a), 1e-9)
            slip = rng.normal(0, 0.05 * length, 2)
            strokes.append(line(a - along * slip[0], b + along * slip[1]) + rng.normal(0, 0.015 * length, 2))
        return strokes
    first = rng.integers(count)
    order = [corners[(first + i) % count] for i in range(count)] if closed else list(corners)
    if closed:
        end = order[0] + rng.normal(0, 0.05 * length, 2)
        along = (end - order[-1]) / max(np.linalg.norm(end - order[-1]), 1e-9)
        order.append(end + along * rng.normal(0, 0.07) * length)
    path = np.concatenate([line(a, b) for a, b in zip(order[:-1], order[1:], strict=True)])
    if rng.random() < 0.5:
        width = rng.integers(2, roundest)
        ends = path[[0, -1]]
        padded = np.pad(path, [(width, width), (0, 0)], mode="edge")
        kernel = np.ones(2 * width + 1) / (2 * width + 1)
        path = np.stack([np.convolve(padded[:, axis], kernel, mode="valid") for axis in (0, 1)], axis=1)
        path[[0, -1]] = ends
    return [path]


def circle(rng: np.random.Generator) -> Strokes:
    aspect = rng.uniform(0.45, 1)
    sweep = rng.choice([-1, 1]) * 2 * np.pi * (1 + np.clip(rng.normal(0.02, 0.07), -0.13, 0.3))
    path = arc(rng.uniform(0, 2 * np.pi), sweep, aspect)
    if rng.random() < 0.25:
        # A little towards a square with round corners.
        path = 0.5 * np.sign(path) * np.abs(2 * path) ** rng.uniform(0.8, 1)
    growth = 1 + np.linspace(-1, 1, len(path))[:, None] * rng.normal(0, 0.05)
    if rng.random() < 0.1:
        # A tail at one end, as in a 6 or an O written by hand.
        path = np.concatenate([path * growth, path[-1:] * growth[-1] + line([0, 0], rng.normal(0, 0.09, 2), 8)])
    else:
        path = path * growth
    if rng.random() < 0.06:
        cut = len(path) // 2
        return [turned(part, rng.uniform(0, 0.1)) for part in (path[:cut], path[cut:])]
    return [turned(path, rng.uniform(0, np.pi))]


def square(rng: np.random.Generator) -> Strokes:
    aspect = rng.uniform(0.4, 1) if rng.random() < 0.6 else rng.uniform(0.85, 1)
    corners = np.array([[-0.5, -0.5], [0.5, -0.5], [0.5, 0.5], [-0.5, 0.5]]) * [1, aspect]
    if rng.random() < 0.5:
        corners = corners[:, ::-1]
    corners = corners + rng.normal(0, 0.045, (4, 2))
    corners[:, 0] += rng.normal(0, 0.08) * corners[:, 1]
    tilt = rng.choice([rng.normal(0, 0.12), rng.uniform(-0.45, 0.45), rng.uniform(0, np.pi)], p=[0.75, 0.13, 0.12])
    return outlined(turned(corners, tilt), rng)


def triangle(rng: np.random.Generator) -> Strokes:
    while True:
        if rng.random() < 0.6:
            height = rng.uniform(0.4, 1.2)
            corners = np.array([[-0.5, height / 2], [0.5, height / 2], [rng.normal(0, 0.25), -height / 2]])
            corners = turned(corners, rng.normal(0, 0.2) + rng.choice([0, 0, 0, np.pi / 2, np.pi, -np.pi / 2]))
        else:
            corners = rng.uniform(-0.5, 0.5, (3, 2))
        sides = np.linalg.norm(corners - np.roll(corners, 1, axis=0), axis=1)
        a, b = corners[1] - corners[0], corners[2] - corners[0]
        if sides.min() > 0.25 * sides.max() and abs(a[0] * b[1] - a[1] * b[0]) > 0.11 * sides.max() ** 2:
            return outlined(corners / sides.max(), rng)


def star(rng: np.random.Generator) -> Strokes:
    kind = rng.random()
    points = rng.choice([5, 5, 5, 5, 6, 4, 7, 8])
    tilt = rng.normal(0, 0.2) if rng.random() < 0.8 else rng.uniform(0, 2 * np.pi)
    if kind < 0.65:
        angle = 2 * np.pi * np.arange(5) * 2 / 5 - np.pi / 2 + tilt
        corners = 0.5 * np.stack([np.cos(angle), np.sin(angle)], axis=1)
        # In haste: corners anywhere, round tips, flattened in any direction.
        corners = corners + rng.normal(0, rng.choice([0.03, 0.06, 0.1, 0.13]), corners.shape)
        strokes = outlined(flattened(corners, rng), rng, roundest=rng.choice([7, 11]))
    elif kind < 0.73:
        strokes = []
        for side in (0, np.pi):
            angle = 2 * np.pi * np.arange(3) / 3 - np.pi / 2 + tilt + side
            corners = 0.5 * np.stack([np.cos(angle), np.sin(angle)], axis=1)
            strokes += outlined(distorted(corners, 0.03, rng), rng)
    else:
        inner = rng.uniform(0.33, 0.55) if points > 4 else rng.uniform(0.25, 0.42)
        angle = np.pi * np.arange(2 * points) / points - np.pi / 2 + tilt
        radius = np.where(np.arange(2 * points) % 2 == 0, 0.5, 0.5 * inner)
        corners = radius[:, None] * np.stack([np.cos(angle), np.sin(angle)], axis=1)
        strokes = outlined(distorted(corners, rng.choice([0.02, 0.04]), rng), rng)
    return strokes


def flattened(points: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """Squeezes points by up to a half in a random direction."""
    tilt = rng.uniform(0, np.pi)
    return turned(turned(points, tilt) * [1, rng.uniform(0.5, 1) if rng.random() < 0.4 else 1], -tilt)


def distorted(points: np.ndarray, jitter: float, rng: np.random.Generator) -> np.ndarray:
    stretch = [1, rng.uniform(0.7, 1)] if rng.random() < 0.5 else [rng.uniform(0.7, 1), 1]
    return points * stretch + rng.normal(0, jitter, points.shape)


def polygon(rng: np.random.Generator) -> Strokes:
    count = rng.choice([5, 5, 6, 6, 7, 8])
    angle = 2 * np.pi * np.arange(count) / count + rng.uniform(0, 2 * np.pi)
    corners = 0.5 * np.stack([np.cos(angle), np.sin(angle)], axis=1)
    return outlined(distorted(corners, 0.03, rng), rng)


def rhombus(rng: np.random.Generator) -> Strokes:
    # A rhombus that is wider is a square on its corner.
    wide = rng.uniform(0.4, 0.7)
    corners = np.array([[0, -0.5], [0.5 * wide, 0], [0, 0.5], [-0.5 * wide, 0]])
    if rng.random() < 0.5:
        corners = corners[:, ::-1]
    return outlined(corners + rng.normal(0, 0.02, (4, 2)), rng)


def scribble(rng: np.random.Generator) -> Strokes:
    count = rng.integers(40, 400)
    speed = rng.normal(size=(count, 2))
    width = rng.integers(2, 20)
    kernel = np.ones(width) / width
    speed = np.stack([np.convolve(speed[:, axis], kernel, mode="same") for axis in (0, 1)], axis=1)
    path = np.cumsum(speed - 0.8 * speed.mean(axis=0), axis=0)
    return [path / max(np.ptp(path, axis=0).max(), 1e-9)]


def zigzag(rng: np.random.Generator) -> Strokes:
    count = rng.integers(4, 30)
    path = np.stack([np.linspace(0, 1, count), np.resize([0, rng.uniform(0.1, 1)], count)], axis=1)
    path += rng.normal(0, 0.05, path.shape)
    return outlined(path, rng, closed=False)


def open_polyline(rng: np.random.Generator) -> Strokes:
    """Draws L, V, U, N and the like, or a few points joined at random."""
    kind = rng.integers(6)
    corners = [
        [[0, 0], [0, 1], [rng.uniform(0.4, 1), 1]],
        [[0, 0], [0.5, 1], [1, 0]],
        [[0, 0], [0, 1], [0.8, 1], [0.8, 0]],
        [[0, 1], [0, 0], [0.7, 1], [0.7, 0]],
        [[0, 0], [1, 0], [0, 1], [1, 1]],
        [[0, 1], [0.25, 0], [0.5, 1], [0.75, 0], [1, 1]],
    ][kind]
    return outlined(distorted(turned(np.array(corners), rng.normal(0, 0.4)), 0.04, rng), rng, closed=False)


def few_lines(rng: np.random.Generator) -> Strokes:
    """Draws a dash, a cross, an asterisk, an arrow, parallels."""
    kind = rng.integers(5)
    if kind == 0:
        return [line([0, 0], turned(np.array([[1.0, 0]]), rng.uniform(0, np.pi))[0])]
    if kind == 1:
        tilt = rng.uniform(0, np.pi)
        return [turned(line([-0.5, 0], [0.5, 0]), tilt + side + rng.normal(0, 0.2)) for side in (0, np.pi / 2)]
    if kind == 2:
        return [turned(line([-0.5, 0], [0.5, 0]), np.pi * i / 3 + rng.normal(0, 0.1)) for i in range(3)]
    if kind == 3:
        tilt = rng.uniform(0, 2 * np.pi)
        head = rng.uniform(0.15, 0.35)
        lines = [line([-0.5, 0], [0.5, 0]), line([0.5 - head, -head], [0.5, 0]), line([0.5 - head, head], [0.5, 0])]
        return [turned(part, tilt) for part in lines]
    tilt = rng.uniform(0, np.pi)
    return [turned(line([-0.5, y], [0.5, y]), tilt) for y in np.linspace(-0.3, 0.3, rng.integers(2, 6))]


def curve(rng: np.random.Generator) -> Strokes:
    """Draws hearts, arches, crescents, spirals, waves, S and eight."""
    time = np.linspace(0, 1, 96)
    kind = rng.integers(9)
    if kind == 0:
        angle = 2 * np.pi * time
        x = 0.5 * np.sin(angle) ** 3
        y = -(13 * np.cos(angle) - 5 * np.cos(2 * angle) - 2 * np.cos(3 * angle) - np.cos(4 * angle)) / 32
        path = np.stack([x, y], axis=1)
    elif kind == 1:
        floor = outlined(np.array([[-0.5, 0.0], [0.5, 0.0]]), rng, closed=False)
        return [arc(np.pi, np.pi), *floor][: rng.integers(1, 3)]
    elif kind == 2:
        bite = rng.uniform(0.5, 0.95)
        outer = arc(0.3 * np.pi, 1.4 * np.pi)
        path = np.concatenate([outer, (outer * [bite - 0.5, 1])[::-1]])
    elif kind == 3:
        turns = rng.uniform(1.6, 5)
        angle = 2 * np.pi * turns * time
        path = 0.5 * time[:, None] * np.stack([np.cos(angle), np.sin(angle)], axis=1)
    elif kind == 4:
        path = np.stack([time, rng.uniform(0.05, 0.3) * np.sin(2 * np.pi * rng.uniform(1, 4) * time)], axis=1)
    elif kind == 5:
        path = np.stack([0.3 * np.sin(2 * np.pi * time), time], axis=1)
    elif kind == 6:
        path = np.stack([0.25 * np.sin(4 * np.pi * time), 0.5 * np.sin(2 * np.pi * time)], axis=1)
    elif kind == 7:
        path = arc(rng.uniform(0, 2 * np.pi), rng.uniform(0.5, 1.5) * np.pi, rng.uniform(0.5, 1))
    else:
        bumps = rng.integers(4, 9)
        angle = 2 * np.pi * time
        radius = 0.4 + 0.1 * np.abs(np.sin(bumps * angle / 2))
        path = radius[:, None] * np.stack([np.cos(angle), np.sin(angle)], axis=1)
    return [turned(path, rng.normal(0, 0.3) if rng.random() < 0.7 else rng.uniform(0, 2 * np.pi))]


def solid(rng: np.random.Generator) -> Strokes:
    """Draws a cube, a cylinder, a cone, a house, a crossed square, a smiling face."""
    kind = rng.integers(6)
    box = np.array([[-0.35, -0.25], [0.25, -0.25], [0.25, 0.35], [-0.35, 0.35]]) + rng.normal(0, 0.02, (4, 2))
    if kind == 0:
        shift = rng.uniform([0.1, -0.3], [0.3, -0.1])
        back = box + shift
        edges = [line(box[i], back[i]) for i in (0, 1, 2)] + [line(back[0], back[1]), line(back[1], back[2])]
        return outlined(box, rng) + edges
    if kind == 1:
        lid = arc(0, 2 * np.pi, 0.3)
        return [
            lid + [0, -0.35],
            arc(0, np.pi, 0.3) + [0, 0.35],
            line([-0.5, -0.35], [-0.5, 0.35]),
            line([0.5, -0.35], [0.5, 0.35]),
        ]
    if kind == 2:
        return [arc(0, 2 * np.pi, 0.3) + [0, 0.35], line([-0.5, 0.35], [0, -0.6]), line([0.5, 0.35], [0, -0.6])]
    if kind == 3:
        return outlined(box, rng) + [line(box[0], [-0.05, -0.6]), line([-0.05, -0.6], box[1])]
    if kind == 4:
        return outlined(box, rng) + [line(box[0], box[2]), line(box[1], box[3])][: rng.integers(1, 3)]
    return [
        arc(0, 2 * np.pi),
        arc(0.2, np.pi - 0.4) * 0.5,
        arc(0, 2 * np.pi) * 0.1 + [-0.2, -0.15],
        arc(0, 2 * np.pi) * 0.1 + [0.2, -0.15],
    ]


OTHERS: list[Callable[[np.random.Generator], Strokes]] = [
    polygon,
    rhombus,
    scribble,
    scribble,
    zigzag,
    open_polyline,
    open_polyline,
    few_lines,
    curve,
    curve,
    solid,
]
DRAWERS = {"circle": circle, "square": square, "triangle": triangle, "star": star}


def several(rng: np.random.Generator) -> Strokes:
    """Draws two to four shapes beside each other."""
    placed: Strokes = []
    tilt = rng.uniform(0, 2 * np.pi)
    for index in range(rng.choice([2, 2, 2, 3, 4])):
        strokes = DRAWERS[rng.choice(SHAPES)](rng)
        points = np.concatenate(strokes)
        size = rng.uniform(0.5, 1) / max(np.ptp(points, axis=0).max(), 1e-9)
        middle = (points.min(axis=0) + points.max(axis=0)) / 2
        place = turned(np.array([[1.25 * index, rng.normal(0, 0.2)]]), tilt)[0]
        placed += [(stroke - middle) * size + place for stroke in strokes]
    return placed


def clean(name: str, rng: np.random.Generator) -> Strokes:
    """Draws a shape as a program does: closed, straight, even."""
    if name == "circle":
        return [turned(arc(0, 2 * np.pi, rng.choice([1, 1, rng.uniform(0.5, 1)])), rng.uniform(0, np.pi))]
    if name == "square":
        corners = np.array([[-0.5, -0.5], [0.5, -0.5], [0.5, 0.5], [-0.5, 0.5]])
        corners = turned(corners * [1, rng.choice([1, rng.uniform(0.4, 1)])], rng.choice([0, rng.uniform(0, np.pi)]))
    elif name == "triangle":
        corners = np.array([[-0.5, 0], [0.5, 0], [rng.uniform(-0.5, 0.5), rng.uniform(0.45, 1)]])
        corners = turned(corners, rng.choice([0, np.pi, rng.uniform(0, 2 * np.pi)]))
    elif rng.random() < 0.4:
        angle = 4 * np.pi * np.arange(5) / 5 - np.pi / 2 + rng.choice([0, rng.uniform(0, 2)])
        corners = 0.5 * np.stack([np.cos(angle), np.sin(angle)], axis=1)
    else:
        points = rng.choice([5, 5, 5, 6, 4, 8])
        inner = rng.uniform(0.36, 0.55) if points > 4 else rng.uniform(0.25, 0.42)
        angle = np.pi * np.arange(2 * points) / points - np.pi / 2 + rng.choice([0, rng.uniform(0, 2)])
        radius = np.where(np.arange(2 * points) % 2 == 0, 0.5, 0.5 * inner)
        corners = radius[:, None] * np.stack([np.cos(angle), np.sin(angle)], axis=1)
    ring = np.concatenate([corners, corners[:2]])
    return [np.concatenate([line(a, b) for a, b in zip(ring[:-1], ring[1:], strict=True)])]


def strokes_of(name: str, rng: np.random.Generator) -> Strokes:
    """Draws a shape, anything else, or several shapes."""
    if name == "several":
        strokes = several(rng)
    else:
        strokes = DRAWERS[name](rng) if name in DRAWERS else OTHERS[rng.integers(len(OTHERS))](rng)
    strength = abs(rng.normal(0, 0.02)) * (1.6 if name in ("square", "circle") and rng.random() < 0.1 else 1)
    return [wobbled(stroke, strength, rng) for stroke in strokes]


def letter(rng: np.random.Generator) -> Image.Image:
    """Writes a letter or a digit that looks like no shape."""
    text = rng.choice(list("ABCEFGHJKLMNPQRSTUVWXYZabdefghkmnpqrtwyz23456789?&%#@"))
    canvas = Image.new("L", (CANVAS, CANVAS))
    font = ImageFont.load_default(size=float(rng.uniform(60, 110)))
    ImageDraw.Draw(canvas).text((20, 8), text, fill=255, font=font)
    return canvas.rotate(float(rng.normal(0, 12)), resample=Image.Resampling.BILINEAR)


def texture(rng: np.random.Generator) -> Image.Image:
    """Returns blotches, as the ink of a photo that shows no drawing."""
    side = int(rng.integers(4, 40))
    noise = Image.fromarray(rng.integers(0, 256, (side, side), dtype=np.uint8))
    grey = np.asarray(noise.resize((CANVAS, CANVAS), Image.Resampling.BICUBIC))
    return Image.fromarray(np.where(grey > rng.uniform(90, 190), 255, 0).astype(np.uint8))


def drawn(strokes: Strokes, rng: np.random.Generator, width: float | None = None, dashed: float = 0.05) -> Image.Image:
    """Draws strokes on a canvas of 144 × 144 with a pen of a width, or of a random one.

    One in twenty is filled, and a share `dashed` is.
    """
    points = np.concatenate(strokes)
    low, extent = points.min(axis=0), np.ptp(points, axis=0).max()
    size = CANVAS - 28
    width = int(np.clip(np.exp(rng.normal(1.4, 0.7)) if width is None else round(width), 1, 26))
    canvas = Image.new("L", (CANVAS, CANVAS))
    draw = ImageDraw.Draw(canvas)
    style = rng.random()
    for stroke in strokes:
        path = [tuple(point) for point in (stroke - low) / max(extent, 1e-9) * size + 14]
        if style < 0.05 and len(path) > 8:
            draw.polygon(path, fill=255)
        pieces = [path] if style < 1 - dashed else [path[i : i + 6] for i in range(0, len(path), rng.integers(8, 12))]
        for piece in pieces:
            draw.line(piece, fill=255, width=width, joint="curve")
            for x, y in (piece[0], piece[-1]):
                radius = width / 2 - 0.5
                draw.ellipse([x - radius, y - radius, x + radius, y + radius], fill=255)
    return canvas


def reduced(canvas: Image.Image, side: int, rng: np.random.Generator) -> Image.Image:
    """Returns a canvas as an icon of `side` pixels, whose pixels lie anywhere on it; some without soft edges."""
    step = -(-canvas.width // side)
    padded = Image.new("L", (canvas.width + step, canvas.height + step))
    padded.paste(canvas, tuple(rng.integers(0, step + 1, 2).tolist()))
    icon = padded.resize((side, side), Image.Resampling.BOX)
    return icon.point(lambda level: 255 * (level > 100)) if rng.random() < 0.2 else icon


def example(rng: np.random.Generator) -> tuple[Image.Image, int]:
    """Returns a drawing, white on black, and the index of its class."""
    label = int(rng.choice(len(CLASSES), p=[0.17, 0.18, 0.17, 0.21, 0.2, 0.07]))
    name, kind = CLASSES[label], rng.random()
    # Every other drawing is small, up to 50 pixels, with a pen of one to three; fewer do not show every shape.
    least = LEAST_EXTENTS.get(name, 14)
    extent = np.exp(rng.uniform(np.log(least), np.log(50))) if rng.random() < 0.5 else None
    width = None if extent is None else np.clip(rng.normal(1.8, 0.5), 0.8, 3) / extent * (CANVAS - 28)
    if name == "other" and kind < 0.15:
        canvas = letter(rng)
    elif name == "other" and kind < 0.22:
        canvas = texture(rng)
    elif name in SHAPES and kind < 0.12:
        canvas = drawn(clean(name, rng), rng, width)
    else:
        canvas = drawn(strokes_of(name, rng), rng, width)
    return canvas if extent is None else reduced(canvas, int(extent * CANVAS / (CANVAS - 28)) + 1, rng), label


def clean_example(rng: np.random.Generator) -> tuple[Image.Image, int]:
    """Returns one of the four shapes as a program draws it, of 20 pixels or more, and the index of its class."""
    label = int(rng.integers(len(SHAPES)))
    side = int(np.exp(rng.uniform(np.log(28), np.log(CANVAS))))
    # A thinner pen than a pixel would leave gaps.
    width = max(np.exp(rng.uniform(np.log(1), np.log(16))), CANVAS / side)
    return reduced(drawn(clean(SHAPES[label], rng), rng, width, dashed=0), side, rng), label
