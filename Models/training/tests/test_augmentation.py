"""Augmentation keeps size and type, and depends on the seed alone."""

import numpy as np
import pytest
from PIL import Image

torch = pytest.importorskip("torch", reason="augmentation.py needs torch")

from augmentation import (  # noqa: E402
    HIDDEN_PART,
    LARGEST_MARGIN,
    augmented,
    colour_jittered,
    cut_mixed,
    degraded,
    half_hidden,
    random_margin,
)


def picture(width: int, height: int) -> Image.Image:
    pixels = np.random.default_rng(7).integers(0, 256, (height, width, 3), dtype=np.uint8)
    return Image.fromarray(pixels)


@pytest.mark.parametrize("size", [(2, 2), (5, 90), (120, 80)])
@pytest.mark.parametrize("strength", [0.0, 0.5, 1.0])
def test_every_sample_has_the_wanted_size(size, strength):
    for seed in range(40):
        image = augmented(picture(*size), 64, strength, np.random.default_rng(seed))
        assert image.size == (64, 64) and image.mode == "RGB"


class Drawing:
    """A generator whose first integer is chosen, which is the kind of defect."""

    def __init__(self, first: int) -> None:
        self.generator, self.first = np.random.default_rng(1), [first]

    def integers(self, *bounds):
        return self.first.pop() if self.first else self.generator.integers(*bounds)

    def __getattr__(self, name):
        return getattr(self.generator, name)


@pytest.mark.parametrize("kind", range(8))
def test_every_defect_keeps_size_and_type(kind):
    before = picture(72, 48)
    after = degraded(before, Drawing(kind))
    assert after.size == before.size and after.mode == "RGB"
    assert not np.array_equal(np.asarray(after), np.asarray(before))


def test_no_strength_only_mirrors():
    before = Image.new("RGB", (64, 64), (10, 200, 30))
    for seed in range(10):
        assert np.array_equal(np.asarray(augmented(before, 64, 0, np.random.default_rng(seed))), np.asarray(before))


def test_colour_jitter_without_spread_changes_nothing():
    before = picture(20, 10)
    assert np.array_equal(np.asarray(colour_jittered(before, 0, np.random.default_rng(1))), np.asarray(before))


def test_the_same_seed_gives_the_same_sample():
    first, second = (np.asarray(augmented(picture(90, 60), 48, 1, np.random.default_rng(5))) for _ in range(2))
    assert np.array_equal(first, second)


def test_margins_lie_within_their_bounds():
    generator = np.random.default_rng(3)
    assert all(0 <= random_margin(generator) <= LARGEST_MARGIN for _ in range(100))


def test_cut_mix_gives_the_share_of_unchanged_pixels():
    inputs, targets = torch.arange(4.0).reshape(4, 1, 1, 1).expand(4, 3, 16, 16), torch.arange(4)
    shares = []
    for seed in range(30):
        mixed, others, share = cut_mixed(inputs, targets, 1.0, np.random.default_rng(seed))
        assert mixed.shape == inputs.shape and mixed.dtype == inputs.dtype
        for index in range(4):
            if int(others[index]) != index:
                assert float((mixed[index, 0] == index).float().mean()) == pytest.approx(share)
        shares.append(share)
    assert min(shares) < 1 and shares.count(1.0) > 10
    assert torch.equal(inputs, torch.arange(4.0).reshape(4, 1, 1, 1).expand(4, 3, 16, 16))


@pytest.mark.parametrize("size", [(1, 1), (3, 70), (90, 60)])
@pytest.mark.parametrize("mode", ["RGB", "RGBA"])
def test_front_hides_some_of_one_side_and_never_most(size, mode):
    parts = []
    for seed in range(60):
        front = Image.new(mode, (40, 30), "white")
        hidden = half_hidden(Image.new("RGB", size), front, np.random.default_rng(seed))
        assert hidden.size == size and hidden.mode == "RGB"
        parts.append((np.asarray(hidden) > 0).all(axis=2).mean())
    assert min(size) < 10 or 0 < max(parts) <= HIDDEN_PART[1] + 0.02


def test_front_hides_only_with_its_opaque_part():
    clear = Image.new("RGBA", (40, 30), (255, 255, 255, 0))
    assert not np.asarray(half_hidden(Image.new("RGB", (50, 50)), clear, np.random.default_rng(3))).any()
