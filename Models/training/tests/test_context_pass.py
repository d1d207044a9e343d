"""The context pass: its crops, its fusion and its keys in a model file."""

from dataclasses import replace

import numpy as np
import pytest
from PIL import Image, ImageOps

from calibration import softmax
from context_pass import ContextPass

CONTEXT = ContextPass(threshold=0.9, margin=0.5, weight=0.25, orientation="upright")
MIRRORED = replace(CONTEXT, orientation="mirrored")


def test_the_keys_of_model_files_stay():
    metadata = CONTEXT.metadata()
    assert metadata == {
        "fridge.second_look.sureness": "0.9",
        "fridge.second_look.surroundings": "0.5",
        "fridge.second_look.share": "0.25",
        "fridge.second_look.orientation": "upright",
    }
    assert ContextPass.from_metadata(MIRRORED.metadata()) == MIRRORED
    assert ContextPass.from_metadata(metadata | {"fridge.name": "x"}) == CONTEXT
    assert ContextPass.from_metadata({"fridge.name": "x"}) is None
    del metadata["fridge.second_look.orientation"]
    assert ContextPass.from_metadata(metadata) == CONTEXT


def test_an_incomplete_model_file_is_refused():
    with pytest.raises(KeyError, match=r"fridge\.second_look\.share"):
        ContextPass.from_metadata({"fridge.second_look.sureness": "0.9", "fridge.second_look.surroundings": "0.5"})


def test_the_second_crop_is_wider():
    # 128 × 64 pixels grow by a quarter on each side, then by half of what they are.
    photo, box = Image.new("RGB", (512, 512)), (0.375, 0.4375, 0.625, 0.5625)
    assert [image.size for image in CONTEXT.crops(photo, box, 0.25, square=False)] == [(192, 96), (384, 192)]
    assert [image.size for image in CONTEXT.crops(photo, box, 0.25, square=True)] == [(192, 192), (384, 384)]
    assert CONTEXT.crops(photo, None, 0.25, square=True) == (photo, photo)


def test_the_second_crop_can_be_mirrored():
    photo, box = Image.linear_gradient("L").rotate(90), (0.25, 0.25, 0.75, 0.75)
    upright, mirrored = (one.crops(photo, box, 0, square=False) for one in (CONTEXT, MIRRORED))
    assert mirrored[0] == upright[0]
    assert mirrored[1] != upright[1]
    assert ImageOps.mirror(mirrored[1]) == upright[1]


def test_sure_answers_stay_and_unsure_ones_are_fused():
    close, wide = np.log([[0.95, 0.05], [0.6, 0.4]]), np.log([[0.1, 0.9], [0.1, 0.9]])
    result = CONTEXT.probabilities(close, wide, 1.0)
    assert result[0] == pytest.approx([0.95, 0.05])
    powers = np.array([0.6**0.75 * 0.1**0.25, 0.4**0.75 * 0.9**0.25])
    assert result[1] == pytest.approx(powers / powers.sum())
    assert result.sum(axis=1) == pytest.approx([1, 1])


def test_no_weight_leaves_the_first_pass():
    logits = np.array([[0.2, 0.1, 0.0]])
    result = ContextPass(1.0, 0.3, 0.0).probabilities(logits, -logits, 0.8)
    assert result == pytest.approx(softmax(logits, 0.8))
