"""Random but reproducible variations of an object's crop."""

import numpy as np
from PIL import Image, ImageEnhance, ImageOps

LARGEST_MARGIN = 0.3
SMALLEST_CUT = 0.7


def random_margin(generator: np.random.Generator) -> float:
    """How much of the surroundings a crop shows, as a fraction of the box."""
    return float(generator.uniform(0.0, LARGEST_MARGIN))


def varied(image: Image.Image, generator: np.random.Generator) -> Image.Image:
    """A cut of at least 70 % of each side, mirrored half of the time, slightly different in light and colour."""
    image = _cut(image, generator)
    if generator.random() < 0.5:
        image = ImageOps.mirror(image)
    for enhancement in (ImageEnhance.Brightness, ImageEnhance.Contrast, ImageEnhance.Color):
        image = enhancement(image).enhance(float(generator.uniform(0.75, 1.25)))
    return image


def _cut(image: Image.Image, generator: np.random.Generator) -> Image.Image:
    width = max(round(image.width * generator.uniform(SMALLEST_CUT, 1.0)), 1)
    height = max(round(image.height * generator.uniform(SMALLEST_CUT, 1.0)), 1)
    left = int(generator.integers(0, image.width - width + 1))
    top = int(generator.integers(0, image.height - height + 1))
    return image.crop((left, top, left + width, top + height))
