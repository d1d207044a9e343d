"""Food cut out of its surroundings, to be pasted onto others: product photos on white, and drawing stamps."""

from pathlib import Path

import numpy as np
from PIL import Image, ImageFilter

STAMPS = {
    "apple": ("apple_green", "apple_red", "apple_fuji", "apple_granny_smith", "apple_sierra_beauty"),
    "apricot": ("apricot", "Apricot_whole"),
    "avocado": ("avocado",),
    "banana": ("banana",),
    "bell_pepper": ("pepper", "yellowpepper"),
    "broccoli": ("broccoli",),
    "carrot": ("carrot",),
    "corn": ("corn",),
    "eggplant": ("eggplant",),
    "garlic": ("garlic", "garlics"),
    "ginger": ("ginger",),
    "grape": ("grapes",),
    "kiwi": ("kiwi",),
    "lemon": ("lemon",),
    "lettuce": ("lettuce", "redlettuce"),
    "lime": ("sliced_lime",),
    "mango": ("mango",),
    "mushroom": ("mushroom",),
    "onion": ("onion",),
    "orange": ("orange", "orange_seville", "sliced_orange"),
    "pear": ("pear",),
    "pineapple": ("pineapple",),
    "pomegranate": ("pomegranate",),
    "potato": ("potato",),
    "pumpkin": ("pumpkin_small",),
    "strawberry": ("strawberry", "Strawberry2"),
    "sweet_potato": ("yam",),
    "tomato": ("tomato",),
}
STAMP_FOLDER = Path("/usr/share/tuxpaint/stamps/food")
WHITE = 236
WHITE_BORDER = 0.85
FEWEST_FOOD, MOST_FOOD = 0.08, 0.9
GRID = 96


def stamps(folder: Path) -> dict[str, list[Image.Image]]:
    """Returns the food stamps of `tuxpaint-stamps-default` by ingredient, as RGBA; none if it is not installed."""
    files = {path.stem: path for kind in ("fruit", "vegetables", "spices") for path in (folder / kind).glob("*.png")}
    found = {name: [files[stem] for stem in stems if stem in files] for name, stems in STAMPS.items()}
    return {name: [Image.open(path).convert("RGBA") for path in paths] for name, paths in found.items() if paths}


def outside(light: np.ndarray) -> np.ndarray:
    """Returns the cells of a grid of booleans that are connected to its edge through light ones."""
    reached = np.zeros_like(light)
    reached[[0, -1]], reached[:, [0, -1]] = light[[0, -1]], light[:, [0, -1]]
    while True:
        grown = reached.copy()
        grown[1:] |= reached[:-1]
        grown[:-1] |= reached[1:]
        grown[:, 1:] |= reached[:, :-1]
        grown[:, :-1] |= reached[:, 1:]
        grown &= light
        if (grown == reached).all():
            return reached
        reached = grown


def cut_out(photo: Image.Image) -> Image.Image | None:
    """Returns a product photo on white as RGBA without the white around it; None for any other photo.

    White inside of the food stays, as only white that is connected to the photo's edge is removed.
    """
    light = np.asarray(photo).min(axis=2) >= WHITE
    border = np.concatenate([light[0], light[-1], light[:, 0], light[:, -1]])
    if border.mean() < WHITE_BORDER:
        return None
    coarse = Image.fromarray(light).convert("L").resize((GRID, GRID), Image.Resampling.BOX)
    around = Image.fromarray(outside(np.asarray(coarse) > 128)).convert("L").filter(ImageFilter.MaxFilter(3))
    food = ~(light & (np.asarray(around.resize(photo.size, Image.Resampling.BILINEAR)) > 64))
    if not FEWEST_FOOD <= food.mean() <= MOST_FOOD:
        return None
    result = photo.convert("RGBA")
    result.putalpha(Image.fromarray(food).convert("L").filter(ImageFilter.MinFilter(3)).filter(ImageFilter.BoxBlur(1)))
    return result.crop(result.getchannel("A").getbbox())


def placed(food: Image.Image, background: Image.Image, generator: np.random.Generator) -> Image.Image:
    """Returns the background with the food at a random place, over a half to nearly all of its longer side."""
    side = max(food.size)
    scale = side / float(generator.uniform(0.55, 0.98))
    scene = background.resize((round(scale), round(scale * float(generator.uniform(0.8, 1.0)))))
    scene = scene.resize((max(scene.width, food.width), max(scene.height, food.height)))
    left = int(generator.integers(scene.width - food.width + 1))
    top = int(generator.integers(scene.height - food.height + 1))
    scene.paste(food, (left, top), food)
    return scene
