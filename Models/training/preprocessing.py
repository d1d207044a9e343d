"""The preprocessing of a picture for a network, as a model file's metadata describe it."""

from dataclasses import dataclass

import numpy as np
from PIL import Image, ImageOps

FILTERS = {"bilinear": Image.Resampling.BILINEAR, "bicubic": Image.Resampling.BICUBIC}


@dataclass(frozen=True)
class Preprocessing:
    """Size, framing and scaling of a network's input: value = (pixel - mean) * scale."""

    width: int = 224
    height: int = 224
    mean: tuple[float, float, float] = (127.0, 127.0, 127.0)
    scale: tuple[float, float, float] = (1 / 128, 1 / 128, 1 / 128)
    crop: str = "fill"
    crop_ratio: float = 1.0
    resize: str = "bicubic"

    @classmethod
    def from_metadata(cls, metadata: dict[str, str]) -> "Preprocessing":
        """Reads the `fridge.input.*` keys."""
        value = {key.removeprefix("fridge.input."): text for key, text in metadata.items()}
        return cls(
            int(value["width"]),
            int(value["height"]),
            _triple(value["mean"]),
            _triple(value["scale"]),
            value["crop"],
            float(value["crop_ratio"]),
            value["resize"],
        )

    def metadata(self) -> dict[str, str]:
        """Returns the `fridge.input.*` keys."""
        values = {
            "width": str(self.width),
            "height": str(self.height),
            "channels": "RGB",
            "mean": ",".join(f"{value:.10g}" for value in self.mean),
            "scale": ",".join(f"{value:.10g}" for value in self.scale),
            "crop": self.crop,
            "crop_ratio": f"{self.crop_ratio:.10g}",
            "resize": self.resize,
        }
        return {f"fridge.input.{key}": value for key, value in values.items()}

    def framed(self, image: Image.Image) -> Image.Image:
        """Returns the picture at the network's size: cropped from the centre, fitted with grey around, or stretched."""
        size = (self.width, self.height)
        if self.crop == "fill":
            return resized(image, size, FILTERS[self.resize])
        if self.crop == "fit":
            width, height = ImageOps.contain(Image.new("1", image.size), size).size
            inner = (max(width, 1), max(height, 1))
            return ImageOps.pad(resized(image, inner, FILTERS[self.resize]), size, color=self._grey())
        return self._center(image)

    def _grey(self) -> tuple[int, int, int]:
        red, green, blue = (round(value) for value in self.mean)
        return (red, green, blue)

    def _center(self, image: Image.Image) -> Image.Image:
        """Scales to cover size / ratio and cuts the middle, with torchvision's roundings."""
        covered = (round(self.width / self.crop_ratio), round(self.height / self.crop_ratio))
        if covered[0] * image.height >= covered[1] * image.width:
            size = (covered[0], max(int(covered[0] * image.height / image.width), covered[1]))
        else:
            size = (max(int(covered[1] * image.width / image.height), covered[0]), covered[1])
        left, top = round((size[0] - self.width) / 2), round((size[1] - self.height) / 2)
        scaled = resized(image, size, FILTERS[self.resize])
        return scaled.crop((left, top, left + self.width, top + self.height))

    def normalised(self, image: Image.Image) -> np.ndarray:
        """Returns float32 [3, height, width] of a picture of the network's size."""
        pixels = np.asarray(image, dtype=np.float32)
        values = (pixels - np.array(self.mean, np.float32)) * np.array(self.scale, np.float32)
        return np.ascontiguousarray(values.transpose(2, 0, 1))

    def tensor(self, image: Image.Image) -> np.ndarray:
        """Returns float32 [3, height, width] of any picture."""
        return self.normalised(self.framed(image))


def is_squared(metadata: dict[str, str]) -> bool:
    """Returns whether a model file asks for square crops of objects; by default a box is stretched to the input."""
    return metadata.get("fridge.object.framing") == "squared"


def resized(image: Image.Image, size: tuple[int, int], filter: Image.Resampling) -> Image.Image:
    """Resizes along the rows, then along the columns: Pillow's own order depends on its version and on the cost."""
    return image.resize((size[0], image.height), filter).resize(size, filter)


def _triple(text: str) -> tuple[float, float, float]:
    red, green, blue = (float(part) for part in text.split(","))
    return (red, green, blue)
