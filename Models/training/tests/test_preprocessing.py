"""Sizes, framings and scaling of a network's input."""

import numpy as np
import pytest
from PIL import Image

from preprocessing import Preprocessing, is_squared


@pytest.mark.parametrize("crop", ["fill", "fit", "center"])
@pytest.mark.parametrize("size", [(1, 1), (640, 480), (3, 500), (224, 224), (223, 225)])
def test_every_picture_gets_the_network_size(crop, size):
    preprocessing = Preprocessing(width=96, height=64, crop=crop, crop_ratio=0.875 if crop == "center" else 1.0)
    values = preprocessing.tensor(Image.new("RGB", size, (255, 127, 0)))
    assert values.shape == (3, 64, 96)
    assert values.dtype == np.float32 and values.flags.c_contiguous


def test_pixels_are_scaled_by_channel():
    preprocessing = Preprocessing(2, 2, mean=(127, 0, 255), scale=(1 / 128, 1 / 255, 1))
    values = preprocessing.normalised(Image.new("RGB", (2, 2), (255, 51, 254)))
    assert values[:, 0, 0] == pytest.approx([1, 0.2, -1])


def test_a_fitted_picture_has_grey_borders():
    image = Preprocessing(100, 100, crop="fit").framed(Image.new("RGB", (200, 100), (255, 0, 0)))
    assert [image.getpixel((50, row)) for row in (0, 24, 25, 74, 75, 99)] == [
        *[(127, 127, 127)] * 2,
        *[(255, 0, 0)] * 2,
        *[(127, 127, 127)] * 2,
    ]


def test_a_centred_crop_leaves_out_the_borders():
    photo = Image.new("RGB", (300, 100), (255, 0, 0))
    photo.paste((0, 0, 255), (100, 0, 200, 100))
    image = Preprocessing(50, 50, crop="center", crop_ratio=0.5).framed(photo)
    assert image.getcolors() == [(2500, (0, 0, 255))]


def test_metadata_and_back():
    preprocessing = Preprocessing(320, 416, (1.5, 2, 3), (0.25, 0.5, 1), "center", 0.875, "bilinear")
    metadata = preprocessing.metadata() | {"fridge.name": "x"}
    assert metadata["fridge.input.mean"] == "1.5,2,3"
    assert Preprocessing.from_metadata(metadata) == preprocessing


def test_incomplete_metadata_is_refused():
    metadata = Preprocessing().metadata()
    del metadata["fridge.input.scale"]
    with pytest.raises(KeyError, match="scale"):
        Preprocessing.from_metadata(metadata)


@pytest.mark.parametrize(("framing", "square"), [("squared", True), ("stretched", False), (None, False)])
def test_a_model_file_asks_for_square_crops(framing, square):
    assert is_squared({} if framing is None else {"fridge.object.framing": framing}) is square
