"""Random variations of an object's crop: framing, light, colour, sharpness, compression, and mixtures of two crops."""

import io

import numpy as np
import torch
from PIL import Image, ImageEnhance, ImageFilter, ImageOps

LARGEST_MARGIN = 0.4
SMALLEST_AREA = 0.35
LONGEST_ASPECT = 4 / 3
LIGHT = 0.35
TURNED, SPOILT, MIXED = 0.2, 0.35, 0.3
RESAMPLING = (Image.Resampling.BILINEAR, Image.Resampling.BICUBIC)


def random_margin(generator: np.random.Generator) -> float:
    """How much of the surroundings a crop shows, as a fraction of the box."""
    return float(generator.uniform(0.0, LARGEST_MARGIN))


def varied(image: Image.Image, side: int, variety: float, generator: np.random.Generator) -> Image.Image:
    """A random cut at side x side pixels: turned, mirrored, lit and coloured as another camera might, at times spoilt.

    `variety` is from 0, which only mirrors, to 1.
    """
    if generator.random() < TURNED * variety:
        image = _turned(image, generator)
    image = _cut(image, side, variety, generator)
    if generator.random() < 0.5:
        image = ImageOps.mirror(image)
    image = lit(image, LIGHT * variety, generator)
    return spoilt(image, generator) if generator.random() < SPOILT * variety else image


def _turned(image: Image.Image, generator: np.random.Generator) -> Image.Image:
    """Turned by up to 25 degrees, or upside down; the corners show the mean colour."""
    if generator.random() < 0.3:
        return ImageOps.flip(image)
    mean = image.resize((1, 1), Image.Resampling.BOX).getpixel((0, 0))
    return image.rotate(float(generator.uniform(-25, 25)), Image.Resampling.BILINEAR, fillcolor=mean)


def _cut(image: Image.Image, side: int, variety: float, generator: np.random.Generator) -> Image.Image:
    """A rectangle of at least 35 % of the area, stretched to the square (Szegedy et al., 2015)."""
    area = image.width * image.height * float(generator.uniform(1 - (1 - SMALLEST_AREA) * variety, 1.0))
    aspect = LONGEST_ASPECT ** (variety * float(generator.uniform(-1, 1))) * image.width / image.height
    width, height = min((area * aspect) ** 0.5, image.width), min((area / aspect) ** 0.5, image.height)
    left = float(generator.uniform(0, image.width - width))
    top = float(generator.uniform(0, image.height - height))
    box = (left, top, left + width, top + height)
    return image.resize((side, side), RESAMPLING[int(generator.integers(2))], box)


def lit(image: Image.Image, spread: float, generator: np.random.Generator) -> Image.Image:
    """Another exposure, contrast, saturation and white balance."""
    for enhancement in (ImageEnhance.Brightness, ImageEnhance.Contrast, ImageEnhance.Color):
        image = enhancement(image).enhance(float(generator.uniform(1 - spread, 1 + spread)))
    gains = generator.uniform(1 - spread / 4, 1 + spread / 4, 3)
    return image.point([min(round(value * gain), 255) for gain in gains for value in range(256)])


def spoilt(image: Image.Image, generator: np.random.Generator) -> Image.Image:
    """Blurred, taken from too few pixels, compressed too much, or partly covered."""
    match int(generator.integers(4)):
        case 0:
            return image.filter(ImageFilter.GaussianBlur(float(generator.uniform(0.5, 2.5))))
        case 1:
            small = int(generator.integers(24, 112))
            return image.resize((small, small), Image.Resampling.BOX).resize(image.size, Image.Resampling.BICUBIC)
        case 2:
            buffer = io.BytesIO()
            image.save(buffer, "JPEG", quality=int(generator.integers(15, 70)))
            return Image.open(buffer).convert("RGB")
        case _:
            return _covered(image, generator)


def _covered(image: Image.Image, generator: np.random.Generator) -> Image.Image:
    """A rectangle of up to a fifth of the area shows a random colour (Zhong et al., 2020)."""
    width, height = (int(image.width * generator.uniform(0.1, 0.45)) for _ in range(2))
    left, top = int(generator.integers(image.width - width)), int(generator.integers(image.height - height))
    colour = tuple(int(value) for value in generator.integers(0, 256, 3))
    image = image.copy()
    image.paste(colour, (left, top, left + width, top + height))
    return image


def mixed(
    inputs: torch.Tensor, targets: torch.Tensor, variety: float, generator: np.random.Generator
) -> tuple[torch.Tensor, torch.Tensor, float]:
    """Some batches get a rectangle of other samples pasted in (CutMix, Yun et al., 2019).

    Gives the inputs, the labels of what was pasted, and the share of the first labels.
    """
    if generator.random() >= MIXED * variety:
        return inputs, targets, 1.0
    order = torch.from_numpy(generator.permutation(len(targets)))
    side = inputs.shape[-1]
    extent = round(side * float(np.sqrt(generator.beta(1, 1) * 0.5)))
    left, top = (int(generator.integers(0, side - extent + 1)) for _ in range(2))
    inputs = inputs.clone()
    inputs[:, :, top : top + extent, left : left + extent] = inputs[order][
        :, :, top : top + extent, left : left + extent
    ]
    return inputs, targets[order], 1 - (extent / side) ** 2
