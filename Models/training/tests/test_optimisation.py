"""The schedule of resolutions, the start of a run, checkpoints and their mixture."""

from types import SimpleNamespace

import pytest

torch = pytest.importorskip("torch", reason="optimisation.py needs torch")
onnx = pytest.importorskip("onnx", reason="optimisation.py needs onnx")

from torch import nn  # noqa: E402

from mix_checkpoints import mixed  # noqa: E402
from model_file import set_metadata  # noqa: E402
from optimisation import Optimisation, freeze, ranges_of_one_resolution, resolution_schedule, training_mode  # noqa: E402


def test_the_last_resolution_has_the_last_samples():
    assert resolution_schedule("160,224", 1000, 64) == [(0, 160), (576, 224)]
    assert resolution_schedule("224", 1000, 64) == [(0, 224)]


@pytest.mark.parametrize(
    ("first", "expected"),
    [
        (0, [range(576), range(576, 1000)]),
        (64, [range(64, 576), range(576, 1000)]),
        (576, [range(576, 1000)]),
        (640, [range(640, 1000)]),
    ],
)
def test_no_range_has_two_resolutions(first, expected):
    assert ranges_of_one_resolution([(0, 160), (576, 224)], first, 1000) == expected


class Tiny(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.conv_stem, self.bn1 = nn.Conv2d(3, 2, 1, bias=False), nn.BatchNorm2d(2)
        self.blocks = nn.Sequential(nn.Conv2d(2, 2, 1))
        self.head = nn.Conv2d(2, 1, 1)

    def forward(self, values: torch.Tensor) -> torch.Tensor:
        return self.head(self.blocks(self.bn1(self.conv_stem(values))))


def run(path, network: nn.Module, start=None) -> Optimisation:
    options = SimpleNamespace(
        learning_rate=0.01, weight_decay=0.02, gradient_clip=1.0, samples=64, checkpoint=path, start=start, workers=0
    )
    backbone = nn.ModuleList([network.conv_stem, network.bn1, network.blocks])
    return Optimisation(network, backbone, options)


def train(optimisation: Optimisation, steps: int) -> None:
    for _ in range(steps):
        loss = optimisation.network(torch.ones(8, 3, 4, 4)).square().mean()
        optimisation.step(loss, 8)


def unread():
    """Fails where an input is read."""
    raise AssertionError
    yield


def exported(network: nn.Module, path) -> None:
    torch.onnx.export(network.eval(), (torch.zeros(1, 3, 4, 4),), str(path), dynamo=False, opset_version=17)
    model = onnx.load(path)
    set_metadata(model, {"fridge.labels": "egg"})
    onnx.save(model, path)


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_a_run_starts_from_an_exported_file_and_keeps_the_start(tmp_path, capsys):
    torch.manual_seed(1)
    known, inputs = Tiny(), torch.randn(16, 3, 4, 4, generator=torch.Generator().manual_seed(3))
    exported(known, tmp_path / "known.onnx")
    optimisation = run(tmp_path / "new.pt", Tiny(), tmp_path / "known.onnx")
    judged = []
    optimisation.begin(["egg"], iter(inputs), lambda network: judged.append(network) or "judged")
    assert judged == [optimisation.average.module] and capsys.readouterr().out == "judged\n"
    with torch.no_grad():
        for network in (optimisation.network.eval(), optimisation.average.module.eval()):
            assert torch.allclose(network(inputs), known(inputs), atol=1e-5)
    start = torch.load(tmp_path / "new-start.pt", weights_only=True)
    assert (start["classes"], start["done"]) == (["egg"], 0)
    assert torch.equal(start["average"]["module.head.weight"], optimisation.average.module.head.weight)
    assert not (tmp_path / "new.pt").exists()


def test_a_run_starts_from_the_average_of_an_earlier_one(tmp_path):
    first = run(None, Tiny())
    train(first, 2)
    first.save(tmp_path / "first.pt", ["egg"])
    second = run(tmp_path / "second.pt", Tiny(), tmp_path / "first.pt")
    second.begin(["egg"], unread(), str)
    assert second.done == 0 and torch.equal(second.network.head.weight, first.average.module.head.weight)


@pytest.mark.parametrize("classes", [["egg", "leek"], ["leek"], []])
def test_a_run_does_not_start_from_one_with_other_classes(tmp_path, classes):
    first = run(None, Tiny())
    first.save(tmp_path / "first.pt", ["egg"])
    with pytest.raises(ValueError, match="first.pt has other classes"):
        run(tmp_path / "second.pt", Tiny(), tmp_path / "first.pt").begin(classes, unread(), str)


class Numbers(torch.utils.data.Dataset):
    """Ten samples, each its number and whether it has the second resolution."""

    resolutions = [(0, 160), (6, 224)]

    def __len__(self) -> int:
        return 10

    def __getitem__(self, index: int) -> tuple[int, bool]:
        return index, index >= 6


@pytest.mark.parametrize(
    ("done", "expected"), [(0, [[0, 1, 2, 3], [6, 7, 8, 9]]), (4, [[6, 7, 8, 9]]), (6, [[6, 7, 8, 9]]), (10, [])]
)
def test_each_whole_batch_that_is_left_gives_a_loss(done, expected):
    optimisation, batches = run(None, Tiny()), []
    optimisation.done = done

    def step(numbers: torch.Tensor, large: torch.Tensor) -> float:
        assert large.all() or not large.any()
        batches.append(numbers.tolist())
        return float(numbers[0])

    assert list(optimisation.losses(step, Numbers(), 4)) == [float(numbers[0]) for numbers in expected]
    assert batches == expected


def test_a_resumed_run_takes_the_same_steps(tmp_path):
    torch.manual_seed(1)
    whole = run(tmp_path / "whole.pt", Tiny())
    first = run(tmp_path / "part.pt", Tiny())
    first.network.load_state_dict(whole.network.state_dict())
    first.average.module.load_state_dict(whole.average.module.state_dict())
    train(whole, 6)
    train(first, 3)
    first.save(tmp_path / "part.pt", ["egg"])
    second = run(tmp_path / "part.pt", Tiny())
    second.begin(["egg"], unread(), str)
    assert second.done == 24
    train(second, 3)
    for name, value in whole.average.module.state_dict().items():
        assert torch.allclose(value, second.average.module.state_dict()[name]), name


def test_a_loss_falls():
    torch.manual_seed(1)
    network = Tiny()
    optimisation = run(None, network)
    losses = [optimisation.step(network(torch.ones(8, 3, 4, 4)).sub(1).square().mean(), 8) for _ in range(8)]
    assert losses[-1] < losses[0]


def test_frozen_modules_stay_as_they_are():
    network = Tiny()
    frozen = freeze(network, 1)
    training_mode(network, frozen)
    assert not network.bn1.training and network.head.training
    assert not any(weight.requires_grad for weight in network.blocks.parameters())
    assert freeze(Tiny(), 0) == []


def test_mixed_checkpoints_lie_between_both():
    first = {"weight": torch.tensor([0.0, 4.0]), "steps": torch.tensor(3)}
    second = {"weight": torch.tensor([1.0, 0.0]), "steps": torch.tensor(5)}
    result = mixed(first, second, 0.25)
    assert result["weight"].tolist() == [0.25, 3.0]
    assert int(result["steps"]) == 5
