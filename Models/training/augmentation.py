"""Augmentation of an object's crop: framing, colour, defects of a camera, and CutMix."""

import io

import numpy as np
import torch
from PIL import Image, ImageEnhance, ImageFilter, ImageOps

LARGEST_MARGIN = 0.4
SMALLEST_AREA = 0.35
LONGEST_ASPECT = 4 / 3
COLOUR_JITTER = 0.35
ROTATED, DEGRADED, MIXED = 0.2, 0.35, 0.3
HIDDEN_PART = (0.1, 0.4)
RESAMPLING = (Image.Resampling.BILINEAR, Image.Resampling.BICUBIC)


def random_margin(generator: np.random.Generator) -> float:
    """Returns a random margin around a box, as a fraction of its size."""
    return float(generator.uniform(0.0, LARGEST_MARGIN))


def augmented(image: Image.Image, side: int, strength: float, generator: np.random.Generator) -> Image.Image:
    """Returns a random crop at side × side pixels: rotated, mirrored, with colour jitter, at times degraded.

    `strength` runs from 0, which only mirrors, to 1.
    """
    if generator.random() < ROTATED * strength:
        image = _rotated(image, generator)
    image = _random_resized_crop(image, side, strength, generator)
    if generator.random() < 0.5:
        image = ImageOps.mirror(image)
    image = colour_jittered(image, COLOUR_JITTER * strength, generator)
    return degraded(image, generator) if generator.random() < DEGRADED * strength else image


def _rotated(image: Image.Image, generator: np.random.Generator) -> Image.Image:
    """Rotates by up to 25 degrees, with the mean colour in the corners, or turns the picture upside down."""
    if generator.random() < 0.3:
        return ImageOps.flip(image)
    mean = image.resize((1, 1), Image.Resampling.BOX).getpixel((0, 0))
    return image.rotate(float(generator.uniform(-25, 25)), Image.Resampling.BILINEAR, fillcolor=mean)


def _random_resized_crop(image: Image.Image, side: int, strength: float, generator: np.random.Generator) -> Image.Image:
    """Crops a rectangle of at least 35 % of the area and stretches it to the square (Szegedy et al., 2015)."""
    area = image.width * image.height * float(generator.uniform(1 - (1 - SMALLEST_AREA) * strength, 1.0))
    aspect = LONGEST_ASPECT ** (strength * float(generator.uniform(-1, 1))) * image.width / image.height
    width, height = min((area * aspect) ** 0.5, image.width), min((area / aspect) ** 0.5, image.height)
    left = float(generator.uniform(0, image.width - width))
    top = float(generator.uniform(0, image.height - height))
    box = (left, top, left + width, top + height)
    return image.resize((side, side), RESAMPLING[int(generator.integers(2))], box)


def colour_jittered(image: Image.Image, spread: float, generator: np.random.Generator) -> Image.Image:
    """Changes exposure, contrast, saturation and white balance."""
    for enhancement in (ImageEnhance.Brightness, ImageEnhance.Contrast, ImageEnhance.Color):
        image = enhancement(image).enhance(float(generator.uniform(1 - spread, 1 + spread)))
    gains = generator.uniform(1 - spread / 4, 1 + spread / 4, 3)
    return image.point([min(round(value * gain), 255) for gain in gains for value in range(256)])


def degraded(image: Image.Image, generator: np.random.Generator) -> Image.Image:
    """Applies one of eight defects of a kitchen's photos, drawn at random."""
    match int(generator.integers(8)):
        case 0:
            return image.filter(ImageFilter.GaussianBlur(float(generator.uniform(0.5, 2.5))))
        case 1:
            small = int(generator.integers(24, 112))
            return image.resize((small, small), Image.Resampling.BOX).resize(image.size, Image.Resampling.BICUBIC)
        case 2:
            buffer = io.BytesIO()
            image.save(buffer, "JPEG", quality=int(generator.integers(15, 70)))
            return Image.open(buffer).convert("RGB")
        case 3:
            return _erased(image, generator)
        case 4:
            return _motion_blurred(image, generator)
        case 5:
            return _noisy(image, generator)
        case 6:
            return _dimmed(image, generator)
        case _:
            return _behind_film(image, generator)


def _erased(image: Image.Image, generator: np.random.Generator) -> Image.Image:
    """Fills a rectangle of up to a fifth of the area with a random colour (Zhong et al., 2020)."""
    width, height = (int(image.width * generator.uniform(0.1, 0.45)) for _ in range(2))
    left, top = int(generator.integers(image.width - width)), int(generator.integers(image.height - height))
    colour = tuple(int(value) for value in generator.integers(0, 256, 3))
    image = image.copy()
    image.paste(colour, (left, top, left + width, top + height))
    return image


def _motion_blurred(image: Image.Image, generator: np.random.Generator) -> Image.Image:
    """Averages 5 to 12 copies along a line, as a moving hand does."""
    length, angle = int(generator.integers(5, 13)), float(generator.uniform(0, np.pi))
    pixels = np.asarray(image, np.float32)
    steps = np.arange(length) - length // 2
    copies = [np.roll(pixels, (round(step * np.sin(angle)), round(step * np.cos(angle))), (0, 1)) for step in steps]
    return Image.fromarray(np.mean(copies, axis=0).astype(np.uint8))


def _noisy(image: Image.Image, generator: np.random.Generator) -> Image.Image:
    """Adds the noise of a small sensor in low light, per pixel or per block of two by two."""
    grain = int(generator.integers(1, 3))
    shape = (-(-image.height // grain), -(-image.width // grain), 3)
    noise = generator.normal(0, float(generator.uniform(6, 28)), shape).repeat(grain, 0).repeat(grain, 1)
    pixels = np.asarray(image, np.float32) + noise[: image.height, : image.width]
    return Image.fromarray(pixels.clip(0, 255).astype(np.uint8))


def _dimmed(image: Image.Image, generator: np.random.Generator) -> Image.Image:
    """Applies the yellow light of a fridge's bulb, falling off towards one side."""
    light = np.array([1.0, generator.uniform(0.8, 1.0), generator.uniform(0.5, 0.9)]) * generator.uniform(0.4, 0.9)
    fall = np.linspace(1.0, float(generator.uniform(0.4, 1.0)), image.width)[:: 1 if generator.random() < 0.5 else -1]
    pixels = np.asarray(image, np.float32) * light * fall[None, :, None]
    return Image.fromarray(pixels.clip(0, 255).astype(np.uint8))


def _behind_film(image: Image.Image, generator: np.random.Generator) -> Image.Image:
    """Adds a veil and one to four bright streaks, as of film or the side of a plastic box."""
    height, width = image.height, image.width
    veil = np.full((height, width), float(generator.uniform(0.0, 0.25)), np.float32)
    y, x = np.mgrid[:height, :width].astype(np.float32)
    for _ in range(int(generator.integers(1, 5))):
        angle = float(generator.uniform(0, np.pi))
        across = (x - generator.uniform(0, width)) * np.sin(angle) + (y - generator.uniform(0, height)) * np.cos(angle)
        veil += float(generator.uniform(0.2, 0.8)) * np.exp(-((across / generator.uniform(2, 12)) ** 2))
    veil = veil.clip(0, 0.9)[:, :, None]
    colour = generator.uniform(190, 255)
    return Image.fromarray((np.asarray(image, np.float32) * (1 - veil) + colour * veil).astype(np.uint8))


def half_hidden(image: Image.Image, front: Image.Image, generator: np.random.Generator) -> Image.Image:
    """Returns the picture with another in front of it, which reaches 10 to 40 % over one side as on a full shelf.

    Where `front` is RGBA, only its opaque part hides.
    """
    side = float(generator.uniform(0.5, 1.0)) * max(image.size) / max(front.size)
    front = front.resize((max(round(front.width * side), 1), max(round(front.height * side), 1)))
    reach = float(generator.uniform(*HIDDEN_PART))
    left = int(generator.integers(-front.width // 2, image.width - front.width // 2))
    top = int(generator.integers(-front.height // 2, image.height - front.height // 2))
    match int(generator.integers(4)):
        case 0:
            left = round(reach * image.width) - front.width
        case 1:
            left = round((1 - reach) * image.width)
        case 2:
            top = round(reach * image.height) - front.height
        case _:
            top = round((1 - reach) * image.height)
    scene = image.copy()
    scene.paste(front, (left, top), front if front.mode == "RGBA" else None)
    return scene


def cut_mixed(
    inputs: torch.Tensor, targets: torch.Tensor, strength: float, generator: np.random.Generator
) -> tuple[torch.Tensor, torch.Tensor, float]:
    """Pastes a rectangle of other samples into some batches (CutMix, Yun et al., 2019).

    Returns the inputs, the labels of the pasted samples, and the weight of the original labels.
    """
    if generator.random() >= MIXED * strength:
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
