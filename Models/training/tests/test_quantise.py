"""The inputs that the ranges of a quantised model come from."""

import numpy as np
import pytest
from PIL import Image

pytest.importorskip("onnxruntime", reason="quantise.py needs onnxruntime")

from objects import LabelledObject  # noqa: E402
from preprocessing import Preprocessing  # noqa: E402
from quantise import Crops  # noqa: E402


@pytest.mark.parametrize(("framing", "red"), [("squared", 0.5), ("stretched", 1.0)])
def test_objects_are_cropped_as_the_model_file_says(tmp_path, framing, red):
    # The box and its margin lie in the red half; only the square around them reaches into the blue one.
    photo = Image.new("RGB", (128, 128), (0, 0, 255))
    photo.paste((255, 0, 0), (0, 64, 128, 128))
    photo.save(tmp_path / "1.png")
    flat = LabelledObject("1.png", "train", "egg", (0.0, 0.625, 1.0, 1.0))
    metadata = Preprocessing(8, 8, (0, 0, 0), (1 / 255, 1 / 255, 1 / 255), resize="bilinear").metadata()
    crops = Crops(tmp_path, [flat], metadata | {"fridge.object.framing": framing})
    values = crops.get_next()["image"]
    assert values.shape == (1, 3, 8, 8) and values.dtype == np.float32
    assert values[0, 0].mean() == pytest.approx(red, abs=0.05)
    assert crops.get_next() is None
