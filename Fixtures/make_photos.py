"""Renders the demonstration photos: food stamps of Tux Paint, and an egg of our own, on wood, cloth or a plate.

The stamps come from Debian's package `tuxpaint-stamps-default`; photos/LICENSE.md credits them. The same stamps and
libraries give the same photos.
"""

import argparse
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from PIL import Image, ImageFilter

ORIENTATION = 0x0112
QUALITY = 88


@dataclass(frozen=True)
class Scene:
    """One photo: copies of a stamp as (x, y, height, angle), the first three in fractions of the photo's height."""

    name: str
    stamp: str
    ground: str
    size: tuple[int, int]
    places: tuple[tuple[float, float, float, float], ...]
    orientation: int = 1


SCENES = (
    Scene(
        "lemons",
        "fruit/lemon",
        "wood",
        (1200, 900),
        ((0.48, 0.52, 0.5, 8), (0.94, 0.66, 0.48, -24), (0.84, 0.3, 0.42, 70)),
    ),
    Scene("broccoli", "vegetables/broccoli", "cloth", (1200, 900), ((0.66, 0.5, 0.86, 0),)),
    Scene("kiwis", "fruit/kiwi", "cloth", (1024, 768), ((0.4, 0.5, 0.62, 0), (0.92, 0.52, 0.6, 40))),
    Scene("ginger", "spices/ginger", "stone", (960, 1280), ((0.375, 0.5, 0.46, 15),), 6),
    Scene("onions", "vegetables/onion", "wood", (1000, 750), ((0.42, 0.5, 0.6, 0), (0.94, 0.55, 0.56, 30))),
    Scene(
        "tomatoes",
        "vegetables/tomato",
        "cloth",
        (1200, 900),
        ((0.4, 0.52, 0.54, 0), (0.86, 0.33, 0.5, 25), (0.86, 0.78, 0.48, -30)),
    ),
    Scene("eggs", "egg", "wood", (1200, 900), ((0.4, 0.5, 0.56, 20), (0.83, 0.34, 0.52, -35), (0.84, 0.78, 0.5, 80))),
    Scene("corn", "vegetables/corn", "cloth", (1200, 900), ((0.66, 0.3, 0.3, 5), (0.66, 0.68, 0.3, -8))),
)


def smooth_noise(generator: np.random.Generator, size: tuple[int, int], cells: tuple[int, int]) -> np.ndarray:
    """float32 [height, width] in 0…1 that varies over about so many cells across and down."""
    coarse = generator.integers(0, 256, (cells[1], cells[0]), dtype=np.uint8)
    return np.asarray(Image.fromarray(coarse).resize(size, Image.Resampling.BICUBIC), dtype=np.float32) / 255


def blended(amount: np.ndarray, dark: tuple[int, int, int], light: tuple[int, int, int]) -> np.ndarray:
    """float32 [height, width, 3] from one colour at 0 to another at 1."""
    weight = np.clip(amount, 0, 1)[..., None]
    return np.array(dark, np.float32) * (1 - weight) + np.array(light, np.float32) * weight


def wood(generator: np.random.Generator, size: tuple[int, int]) -> np.ndarray:
    """Boards with a grain that runs from left to right."""
    bend = smooth_noise(generator, size, (4, 7)) * 40
    height = np.arange(size[1], dtype=np.float32)[:, None]
    rings = 0.5 + 0.5 * np.sin((height + bend) / 5 + 3 * smooth_noise(generator, size, (3, 90)))
    fibres = smooth_noise(generator, size, (14, size[1] // 2))
    grain = 0.35 * rings + 0.45 * fibres + 0.3 * smooth_noise(generator, size, (3, 4))
    picture = blended(grain, (112, 74, 44), (196, 150, 102))
    gaps = (np.arange(size[1]) + 40) % (size[1] // 4) < 3
    picture[gaps] *= 0.45
    return picture


def cloth(generator: np.random.Generator, size: tuple[int, int]) -> np.ndarray:
    """White linen with blue stripes and soft folds."""
    x, y = np.arange(size[0], dtype=np.float32)[None, :], np.arange(size[1], dtype=np.float32)[:, None]
    weave = 0.5 + 0.25 * np.sin(x * 2.1) + 0.25 * np.sin(y * 2.1)
    folds = smooth_noise(generator, size, (5, 4))
    picture = blended(0.55 + 0.25 * folds + 0.2 * weave, (150, 146, 138), (238, 234, 226))
    striped = np.broadcast_to((x % (size[0] // 5)) < 18, size[::-1])
    picture[striped] *= np.array([0.62, 0.74, 0.92], np.float32)
    return picture


def stone(generator: np.random.Generator, size: tuple[int, int]) -> np.ndarray:
    """A grey speckled worktop."""
    specks = smooth_noise(generator, size, (size[0] // 5, size[1] // 5))
    clouds = smooth_noise(generator, size, (6, 5))
    return blended(0.45 * specks + 0.55 * clouds, (92, 94, 98), (186, 184, 180))


GROUNDS = {"wood": wood, "cloth": cloth, "stone": stone}


def egg() -> Image.Image:
    """A brown egg, lit from the upper left."""
    side = 640
    y, x = np.mgrid[0:side, 0:side].astype(np.float32) / side * 2 - 1
    width = 0.70 + 0.10 * y
    inside = (x / width) ** 2 + (y / 0.95) ** 2
    depth = np.sqrt(np.clip(1 - inside, 0, 1))
    light = np.clip(0.25 + 0.75 * (depth * 0.75 - x * 0.38 - y * 0.35), 0, 1)
    speckle = smooth_noise(np.random.default_rng(5), (side, side), (110, 110))
    colour = blended(light, (96, 58, 36), (240, 200, 164)) * (0.94 + 0.08 * speckle[..., None])
    alpha = np.clip((1 - inside) * 60, 0, 1) * 255
    return Image.fromarray(np.dstack([np.clip(colour, 0, 255), alpha]).astype(np.uint8))


def load_stamp(stamps: Path, name: str) -> Image.Image:
    if name == "egg":
        return egg()
    with Image.open(stamps / "food" / f"{name}.png") as file:
        stamp = file.convert("RGBA")
        return stamp.crop(stamp.getbbox())


def put(picture: Image.Image, stamp: Image.Image, place: tuple[float, float, float, float]) -> None:
    """Pastes a copy with its shadow."""
    x, y, height, angle = place
    unit = picture.height if picture.height <= picture.width else picture.width * 4 / 3
    factor = height * unit / stamp.height
    scaled = stamp.resize((round(stamp.width * factor), round(stamp.height * factor)), Image.Resampling.BICUBIC)
    copy = scaled.rotate(angle, Image.Resampling.BICUBIC, expand=True)
    left, top = round(x * unit) - copy.width // 2, round(y * unit) - copy.height // 2
    blur = unit / 45
    mask = Image.new("L", picture.size)
    mask.paste(copy.getchannel("A").point(lambda value: value * 3 // 5), (left + round(blur), top + round(blur * 1.2)))
    picture.paste((18, 14, 10), (0, 0), mask.filter(ImageFilter.GaussianBlur(blur)))
    picture.paste(copy, (left, top), copy)


def as_taken(picture: Image.Image, generator: np.random.Generator) -> Image.Image:
    """Slightly soft, darker towards the corners, with the noise of a sensor."""
    pixels = np.asarray(picture.filter(ImageFilter.GaussianBlur(0.8)), dtype=np.float32)
    y, x = np.mgrid[-1 : 1 : picture.height * 1j, -1 : 1 : picture.width * 1j]
    shade = (1.04 - 0.16 * (x * x + y * y)).astype(np.float32)[..., None]
    noise = generator.normal(0, 3.0, pixels.shape).astype(np.float32)
    return Image.fromarray(np.clip(pixels * shade + noise, 0, 255).astype(np.uint8))


def render(scene: Scene, stamps: Path) -> Image.Image:
    generator = np.random.default_rng(list(scene.name.encode()))
    ground = GROUNDS[scene.ground](generator, scene.size)
    picture = Image.fromarray(np.clip(ground, 0, 255).astype(np.uint8))
    stamp = load_stamp(stamps, scene.stamp)
    for place in scene.places:
        put(picture, stamp, place)
    return as_taken(picture, generator)


def save(picture: Image.Image, scene: Scene, folder: Path) -> None:
    """Writes the photo as a camera would that was held in the scene's orientation: 6 lies on its side."""
    stored = picture.transpose(Image.Transpose.ROTATE_90) if scene.orientation == 6 else picture
    exif = Image.Exif()
    exif[ORIENTATION] = scene.orientation
    stored.save(folder / f"{scene.name}.jpg", quality=QUALITY, exif=exif)


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--stamps", type=Path, default=Path("/usr/share/tuxpaint/stamps"), help="folder of the stamps")
    parser.add_argument("--output", type=Path, default=Path(__file__).parent / "photos")
    return parser.parse_args()


def main() -> None:
    arguments = parse_arguments()
    arguments.output.mkdir(parents=True, exist_ok=True)
    for scene in SCENES:
        save(render(scene, arguments.stamps), scene, arguments.output)
        print(f"{scene.name}.jpg")


if __name__ == "__main__":
    main()
