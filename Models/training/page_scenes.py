"""Draws photos of pages on tables, with the corners of the pages, to which the weights of `PageEvidence` are fitted.

A scene is a table (plain, coloured, wooden, tiled, white or a photo) with a sheet in perspective, and by its kind
things that lie on the sheet, a shadow, other things, a white table, further sheets beside it or below it, a border that
cuts it, or a place far from the middle. Light, blur, noise and JPEG follow. A scene depends on its kind, its number and
the photos given, and on nothing else.

Images are float32 [height, width, 3] in levels, blue first as OpenCV has them, until they are rounded; corners are
float32 [4, 2], clockwise, in pixels.
"""

import argparse
import csv
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np

from data_option import add_data_option

# The kinds with the numbers of scenes to which the weights were fitted.
KINDS = {
    "simple": 40,
    "occluded": 40,
    "shadow": 40,
    "clutter": 40,
    "white": 40,
    "several": 40,
    "pile": 40,
    "cut": 25,
    "off": 3,
}
SIZES = [(800, 600), (600, 800), (960, 540), (640, 480)]
# Width over height: A4 upright and lying, US letter, a card, a receipt, a square.
ASPECTS = [0.707, 1 / 0.707, 0.773, 1.586, 0.45, 1.0]
PRINT = (
    "the of and butter sugar flour two cups cream whisk until 200 g oven minutes salt 1/2 tsp heat add stir water rice "
    "kimchi serve total price item 3.99 12.50 invoice date form name address"
)
WORDS = PRINT.split()
# The longer side of a sheet before it is seen in perspective.
SHEET = 800
Random = np.random.Generator


@dataclass(frozen=True)
class Scene:
    """A rendered photo, uint8 [height, width, 3], and the corners of the pages that lie wholly in it."""

    image: np.ndarray
    pages: list[np.ndarray]


class SceneGenerator:
    """Draws scenes with photos as tables and as pictures on sheets."""

    def __init__(self, photos: list[Path]) -> None:
        self.photos = photos

    def scene(self, kind: str, number: int) -> Scene:
        rng = np.random.default_rng(sum(map(ord, kind)) * 1000 + number)
        width, height = SIZES[rng.integers(4)]
        image = self._background(rng, height, width, _table(rng, kind))
        aspect = rng.choice(ASPECTS)
        place = _Place(rng, kind, width, height, aspect)
        pages = [place.visible]
        shape = (SHEET, int(SHEET * aspect)) if aspect < 1 else (int(SHEET / aspect), SHEET)
        if kind == "clutter" or (kind == "pile" and rng.random() < 0.7):
            image = self._with_clutter(rng, image)
        styles = ["text", "text", "blank"]
        if kind not in ("pile", "white", "several"):
            styles = ["text", "text", "text", "blank", "picture", "colour"]
        sheet = self._sheet(rng, *shape, rng.choice(styles))
        if kind == "white":
            # A little brighter than the table.
            sheet = np.clip(sheet - sheet[0, 0] + image.mean((0, 1)) + rng.uniform(6, 18), 0, 252)
        if kind == "several":
            image, beside = self._with_sheets_beside(rng, image, place, shape)
            pages += beside
        if kind == "pile":
            image = self._with_sheets_below(rng, image, place, shape)
        image = pasted(rng, image, sheet, place.corners, rng.uniform(0.03, 0.3))
        if (kind in ("occluded", "pile") and rng.random() < 0.8) or rng.random() < 0.1:
            image = occluded(rng, image, place.corners)
        return Scene(photographed(rng, image, is_shaded=kind == "shadow"), pages)

    def _photo(self, rng: Random, width: int, height: int, interpolation: int) -> np.ndarray:
        photo = cv2.imread(str(self.photos[rng.integers(len(self.photos))])).astype(np.float32)
        return cv2.resize(photo, (width, height), interpolation=interpolation)

    def _background(self, rng: Random, height: int, width: int, kind: str) -> np.ndarray:
        base = np.array([rng.uniform(40, 235) for _ in range(3)])
        if kind != "colour":
            base = base.mean() + (base - base.mean()) * 0.25
        if kind == "white":
            base = rng.uniform(185, 232) + rng.normal(0, 6, 3)
        image = np.ones((height, width, 3), np.float32) * base
        if kind in ("plain", "colour", "white"):
            image += noise(rng, height, width, rng.uniform(80, 300), rng.uniform(2, 14))
            image += noise(rng, height, width, rng.uniform(2, 8), rng.uniform(0, 4))
        elif kind == "wood":
            image = wood(rng, height, width)
        elif kind == "tiles":
            side = int(rng.uniform(60, 200))
            for x in range(int(rng.uniform(0, side)), width, side):
                image[:, x : x + 3] += rng.choice([-40, 40])
            for y in range(int(rng.uniform(0, side)), height, side):
                image[y : y + 3] += rng.choice([-40, 40])
            image += noise(rng, height, width, 3, 3)
        elif kind == "photo":
            image = self._photo(rng, width, height, cv2.INTER_CUBIC)
        return image

    def _sheet(self, rng: Random, height: int, width: int, style: str) -> np.ndarray:
        paper = rng.uniform(205, 250) + rng.normal(0, 4, 3)
        if style == "colour":
            paper = np.array([rng.uniform(60, 250) for _ in range(3)])
        sheet = np.ones((height, width, 3), np.float32) * paper
        ink = np.array([rng.uniform(10, 80)] * 3)
        if style == "picture":
            photo = cv2.imread(str(self.photos[rng.integers(len(self.photos))])).astype(np.float32)
            margin = int(rng.uniform(0, 0.12) * width)
            sheet[margin : height - margin, margin : width - margin] = cv2.resize(
                photo, (width - 2 * margin, height - 2 * margin)
            )
        elif style != "blank":
            print_lines(rng, sheet, ink)
        return sheet

    def _with_clutter(self, rng: Random, image: np.ndarray) -> np.ndarray:
        """Adds coloured cards and pictures, which are no pages that are looked for."""
        height, width = image.shape[:2]
        for _ in range(rng.integers(1, 4)):
            aspect, scale = rng.choice([0.75, 1.4, 2.5, 0.4]), min(width, height) * rng.uniform(0.2, 0.5)
            middle = rng.uniform(0, 1, 2) * [width, height]
            corners = projected(rng, aspect, scale, middle, 0.3, rng.uniform(-3, 3))
            card = self._sheet(rng, 400, 300, rng.choice(["colour", "picture"]))
            image = pasted(rng, image, card, corners, 0.2)
        return image

    def _with_sheets_beside(
        self, rng: Random, image: np.ndarray, place: "_Place", shape: tuple[int, int]
    ) -> tuple[np.ndarray, list[np.ndarray]]:
        """Adds one or two sheets beside the page; those that lie wholly in the photo are pages too."""
        height, width = image.shape[:2]
        pages = []
        for side in rng.permutation(4)[: rng.integers(1, 3)]:
            step = np.array([[1, 0], [-1, 0], [0, 1], [0, -1]][side])
            middle = place.middle + step * place.scale * rng.uniform(0.9, 1.25)
            turn = place.turn + rng.normal(0, 0.15)
            corners = projected(rng, place.aspect, place.scale, middle, 0.2, turn)
            sheet = self._sheet(rng, *shape, "text")
            image = pasted(rng, image, sheet, corners, rng.uniform(0, 0.3))
            if (corners > 0).all() and (corners < [width, height]).all():
                pages.append(corners)
        return image, pages

    def _with_sheets_below(self, rng: Random, image: np.ndarray, place: "_Place", shape: tuple[int, int]) -> np.ndarray:
        """Adds one to three sheets of which the page covers most."""
        middle = place.corners.mean(0)
        for _ in range(rng.integers(1, 4)):
            angle = rng.normal(0, 0.06)
            turn = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
            corners = middle + (place.corners - middle) @ turn.T + rng.normal(0, 0.04, 2) * place.scale
            sheet = self._sheet(rng, *shape, "text") * rng.uniform(0.96, 1.0)
            image = pasted(rng, image, sheet, corners.astype(np.float32), rng.uniform(0.05, 0.3))
        return image


def _table(rng: Random, kind: str) -> str:
    # All are drawn, whatever the kind, so that the seeds give the scenes to which the weights were fitted.
    below = rng.choice(["white", "plain", "wood"])
    beside = rng.choice(["plain", "wood", "colour", "white"])
    other = rng.choice(["plain", "colour", "wood", "tiles", "photo", "white"])
    return {"white": "white", "pile": below, "several": beside}.get(kind, other)


class _Place:
    """The place of the page in the photo: its corners, and what is visible of it where a border cuts it."""

    def __init__(self, rng: Random, kind: str, width: int, height: int, aspect: float) -> None:
        self.aspect, self.scale = aspect, min(width, height) * rng.uniform(0.45, 0.95)
        if kind in ("several", "pile"):
            self.scale *= 0.75
        size = np.array([width, height])
        while True:
            away = rng.uniform(-0.32, 0.32, 2) if kind == "off" else rng.normal(0, 0.06, 2)
            self.middle = size * (0.5 + away)
            self.turn = rng.normal(0, 0.3) if rng.random() < 0.7 else rng.uniform(-3.1, 3.1)
            self.corners = projected(rng, aspect, self.scale, self.middle, 0.3, self.turn)
            self.visible = self.corners
            if kind == "cut":
                if self._cut(rng, size):
                    return
            elif (self.corners > 4).all() and (self.corners < size - 4).all():
                return
            else:
                self.scale *= 0.95

    def _cut(self, rng: Random, size: np.ndarray) -> bool:
        """Moves the page over a border; false if what is left of it is not a quadrilateral of some size."""
        self.scale = min(size) * rng.uniform(0.6, 1.05)
        axis, sign = rng.integers(2), rng.choice([-1, 1])
        turn = rng.normal(0, 0.1) + rng.choice([0, np.pi / 2])
        corners = projected(rng, self.aspect, self.scale, self.middle, 0.2, turn)
        half = (corners[:, axis].max() - corners[:, axis].min()) / 2
        move = np.zeros(2)
        inset = half * rng.uniform(0.1, 0.7)
        move[axis] = size[axis] / 2 + sign * (size[axis] / 2 - inset) - self.middle[axis]
        self.corners = (corners + move).astype(np.float32)
        width, height = size
        frame = np.array([[0, 0], [width, 0], [width, height], [0, height]], np.float32)
        area, visible = cv2.intersectConvexConvex(self.corners, frame)
        outside = ((self.corners < 0) | (self.corners > size)).any(1).sum()
        if outside != 2 or visible is None or len(visible) != 4 or area <= 0.12 * width * height:
            return False
        self.visible = visible[:, 0]
        return True


def noise(rng: Random, height: int, width: int, scale: float, strength: float) -> np.ndarray:
    """Returns smooth grey noise with spots of `scale` pixels, float32 [height, width, 1]."""
    coarse = rng.normal(0, 1, (max(2, int(height / scale)), max(2, int(width / scale)), 1)).astype(np.float32)
    return cv2.resize(coarse, (width, height), interpolation=cv2.INTER_CUBIC)[..., None] * strength


def wood(rng: Random, height: int, width: int) -> np.ndarray:
    color = np.array([rng.uniform(30, 110), rng.uniform(70, 150), rng.uniform(110, 200)])
    image = np.ones((height, width, 3), np.float32) * color
    grain = rng.normal(0, 1, (int(height / rng.uniform(3, 9)), max(2, int(width / rng.uniform(80, 250)))))
    grain = cv2.resize(grain.astype(np.float32), (width, height), interpolation=cv2.INTER_CUBIC)[..., None]
    image += grain * rng.uniform(5, 20)
    image += noise(rng, height, width, 150, 8)
    if rng.random() < 0.5:
        for y in range(int(rng.uniform(0, 150)), height, int(rng.uniform(90, 260))):
            image[y : y + 2] -= 35
    if rng.random() < 0.5:
        image = cv2.resize(np.rot90(image).copy(), (width, height))
    return image


def print_lines(rng: Random, sheet: np.ndarray, ink: np.ndarray) -> None:
    """Prints lines of words, with gaps and boxes between them, on a sheet."""
    height, width = sheet.shape[:2]
    left, top = int(width * rng.uniform(0.04, 0.12)), int(height * rng.uniform(0.04, 0.12))
    y, size = top, rng.uniform(0.35, 0.8) * width / 600
    while y < height - top:
        words = " ".join(WORDS[rng.integers(len(WORDS))] for _ in range(14))
        line = max(5, int(26 * size))
        if rng.random() < 0.06:
            y += line * 2
            continue
        if rng.random() < 0.04 and y < height - top - line * 8:
            box = line * int(rng.uniform(3, 8))
            right = int(width - left - rng.uniform(0, 0.5) * width)
            cv2.rectangle(sheet, (left, y), (right, y + box), ink.tolist(), int(rng.choice([1, 2, -1])))
            y += box + line * 2
            continue
        length = int(width - 2 * left - (rng.uniform(0, 0.5) * width if rng.random() < 0.25 else 0))
        text = np.zeros((line * 2, width, 3), np.uint8)
        font, thickness = cv2.FONT_HERSHEY_SIMPLEX, max(1, int(1.6 * size))
        cv2.putText(text, words, (0, int(line * 1.2)), font, size, (255, 255, 255), thickness, cv2.LINE_AA)
        end = min(height - top, y + line * 2)
        share = text[: end - y, :length].astype(np.float32) / 255
        sheet[y:end, left : left + length] = sheet[y:end, left : left + length] * (1 - share) + ink * share
        y += int(line * 1.7)


def projected(rng: Random, aspect: float, scale: float, middle: np.ndarray, tilt: float, turn: float) -> np.ndarray:
    """Returns the corners of a rectangle that is turned, tilted at random and seen in perspective.

    Its longer side is `scale` pixels long; `tilt` is the standard deviation of two angles in radians.
    """
    across, down = (aspect / 2, 0.5) if aspect < 1 else (0.5, 0.5 / aspect)
    corners = np.array([[-across, -down, 0], [across, -down, 0], [across, down, 0], [-across, down, 0]])
    a, b = rng.normal(0, tilt, 2)
    about_x = np.array([[1, 0, 0], [0, np.cos(a), -np.sin(a)], [0, np.sin(a), np.cos(a)]])
    about_y = np.array([[np.cos(b), 0, np.sin(b)], [0, 1, 0], [-np.sin(b), 0, np.cos(b)]])
    about_z = np.array([[np.cos(turn), -np.sin(turn), 0], [np.sin(turn), np.cos(turn), 0], [0, 0, 1]])
    x, y, z = about_x @ about_y @ about_z @ corners.T
    distance = rng.uniform(1.6, 3)
    depth = z + distance
    return np.stack([x / depth * distance * scale + middle[0], y / depth * distance * scale + middle[1]], 1).astype(
        np.float32
    )


def pasted(rng: Random, image: np.ndarray, sheet: np.ndarray, corners: np.ndarray, shadow: float) -> np.ndarray:
    """Lays a sheet on the table, with a shadow around it; the sheet is drawn at twice the size and reduced."""
    height, width = image.shape[:2]
    rows, columns = sheet.shape[:2]
    upright = np.array([[0, 0], [columns, 0], [columns, rows], [0, rows]], np.float32)
    transform = np.diag([2, 2, 1]) @ cv2.getPerspectiveTransform(upright, corners)
    size = (width * 2, height * 2)
    drawn = cv2.warpPerspective(sheet, transform, size, flags=cv2.INTER_AREA)
    mask = np.zeros((height * 2, width * 2), np.float32)
    cv2.fillConvexPoly(mask, (corners * 2).astype(np.int32), 1)
    drawn = cv2.resize(drawn, (width, height), interpolation=cv2.INTER_AREA)
    mask = cv2.resize(mask, (width, height), interpolation=cv2.INTER_AREA)[..., None]
    if shadow > 0:
        offset = rng.uniform(-5, 5, 2)
        dark = np.zeros((height, width), np.float32)
        cv2.fillConvexPoly(dark, (corners + offset).astype(np.int32), 1)
        image = image * (1 - shadow * cv2.GaussianBlur(dark, (0, 0), rng.uniform(1.5, 6))[..., None])
    return image * (1 - mask) + drawn * mask


def occluded(rng: Random, image: np.ndarray, corners: np.ndarray) -> np.ndarray:
    """Lays one to three things over the sides of a page: a pen, a cable, a mug, fingers, a coin."""
    image = image.copy()
    height, width = image.shape[:2]
    middle, size = corners.mean(0), np.sqrt(cv2.contourArea(corners))

    def pixel(point: np.ndarray) -> tuple[int, int]:
        return tuple(point.astype(int).tolist())

    for _ in range(rng.integers(1, 4)):
        thing = rng.choice(["pen", "cable", "mug", "hand", "coin"])
        color = rng.uniform(0, 255, 3).tolist()
        side = rng.integers(4)
        point = corners[side] + (corners[(side + 1) % 4] - corners[side]) * rng.uniform(0, 1)
        if thing == "pen":
            angle, length, breadth = rng.uniform(0, 7), size * rng.uniform(0.2, 0.5), max(3, int(size * 0.04))
            half = np.array([np.cos(angle), np.sin(angle)]) * length / 2
            point = point + rng.normal(0, 0.1, 2) * size
            shade = (image.mean((0, 1)) * 0.5).tolist()
            cv2.line(image, pixel(point - half + 3), pixel(point + half + 3), shade, breadth, cv2.LINE_AA)
            cv2.line(image, pixel(point - half), pixel(point + half), color, breadth, cv2.LINE_AA)
        elif thing == "cable":
            start = rng.uniform(-0.1, 1.1, 2) * [width, height]
            third = middle + rng.normal(0, 0.5, 2) * size
            end = rng.uniform(-0.1, 1.1, 2) * [width, height]
            t = np.linspace(0, 1, 60)[:, None]
            curve = (1 - t) ** 3 * start + 3 * (1 - t) ** 2 * t * point + 3 * (1 - t) * t * t * third + t**3 * end
            grey, breadth = [rng.uniform(0, 60)] * 3, max(2, int(size * 0.015))
            cv2.polylines(image, [curve.astype(np.int32)], False, grey, breadth, cv2.LINE_AA)
        elif thing == "mug":
            point = pixel(middle + (point - middle) * rng.uniform(1.0, 1.5))
            inner = (np.array(color) * 0.5).tolist()
            cv2.ellipse(image, point, (int(size * 0.15), int(size * 0.13)), 0, 0, 360, color, -1, cv2.LINE_AA)
            cv2.ellipse(image, point, (int(size * 0.12), int(size * 0.1)), 0, 0, 360, inner, -1, cv2.LINE_AA)
        elif thing == "hand":
            point = corners[side] if rng.random() < 0.5 else point
            skin = np.array([rng.uniform(80, 170), rng.uniform(110, 190), rng.uniform(150, 230)])
            outward = (point - middle) / np.linalg.norm(point - middle)
            for _ in range(rng.integers(1, 4)):
                tip = point - outward * size * 0.06 + rng.normal(0, 0.05, 2) * size
                root = point + outward * size * 1.2 + rng.normal(0, 0.1, 2) * size
                tone = (skin + rng.normal(0, 5, 3)).tolist()
                cv2.line(image, pixel(tip), pixel(root), tone, max(4, int(size * 0.1)), cv2.LINE_AA)
        else:
            cv2.circle(image, pixel(point), int(size * 0.05), color, -1, cv2.LINE_AA)
    return image


def photographed(rng: Random, image: np.ndarray, is_shaded: bool) -> np.ndarray:
    """Returns the photo of a scene: uneven light, a shadow at times, a tint, blur, noise and JPEG; uint8."""
    height, width = image.shape[:2]
    light = 1 + noise(rng, height, width, rng.uniform(300, 800), rng.uniform(0, 0.15))
    if is_shaded or rng.random() < 0.2:
        points = rng.uniform(-0.3, 1.3, (4, 2)) * [width, height]
        shade = np.zeros((height, width), np.float32)
        cv2.fillConvexPoly(shade, cv2.convexHull(points.astype(np.int32)), 1)
        strength = rng.uniform(0.15, 0.45)
        light = light * (1 - strength * cv2.GaussianBlur(shade, (0, 0), rng.uniform(2, 30))[..., None])
    image = image * light * (1 + rng.normal(0, 0.04, 3))
    image = cv2.GaussianBlur(image, (0, 0), rng.uniform(0.4, 1.4))
    image = image + rng.normal(0, rng.uniform(0.5, 5), image.shape)
    coded = cv2.imencode(".jpg", np.clip(image, 0, 255).astype(np.uint8), [1, int(rng.uniform(60, 95))])[1]
    return cv2.imdecode(coded, cv2.IMREAD_COLOR)


def pictures(data: Path) -> list[Path]:
    """Returns the photos that serve as tables and as pictures on sheets."""
    shops = sorted((data / "photos/grocerystore").glob("*.jpg"))[:300]
    return sorted((data / "photos/none").glob("*.jpg")) + shops


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "folder", type=Path, help="where the scenes are written, with the corners as fractions in scenes.csv"
    )
    add_data_option(parser)
    parser.add_argument("--kinds", default=",".join(KINDS), help="kinds of scenes, separated by commas")
    parser.add_argument(
        "--count", type=int, help="scenes of each kind; by default as many as the weights were fitted to"
    )
    arguments = parser.parse_args()
    kinds = arguments.kinds.split(",")
    if unknown := [kind for kind in kinds if kind not in KINDS]:
        parser.error(f"no kinds of scenes: {', '.join(unknown)}")
    photos = pictures(arguments.data)
    if not photos:
        parser.error(f"no photos in {arguments.data / 'photos'}")
    generator = SceneGenerator(photos)
    arguments.folder.mkdir(parents=True, exist_ok=True)
    with open(arguments.folder / "scenes.csv", "w", newline="") as file:
        table = csv.writer(file)
        table.writerow(["file", *(f"{axis}{corner}" for corner in range(4) for axis in "xy")])
        for kind in kinds:
            for number in range(KINDS[kind] if arguments.count is None else arguments.count):
                scene = generator.scene(kind, number)
                name = f"{kind}{number:03d}.png"
                cv2.imwrite(str(arguments.folder / name), scene.image)
                for page in scene.pages:
                    fractions = page / scene.image.shape[1::-1]
                    table.writerow([name, *(f"{value:.5f}" for value in fractions.flatten())])


if __name__ == "__main__":
    main()
