"""The folder of the data: from the option, or from the environment."""

import argparse
from pathlib import Path

import pytest

from data_option import add_data_option


def folder(*arguments: str) -> Path:
    parser = argparse.ArgumentParser()
    add_data_option(parser)
    return parser.parse_args(arguments).data


def test_the_option_goes_before_the_environment(monkeypatch):
    monkeypatch.setenv("FRIDGE_SHARED", "shared")
    assert folder() == Path("shared")
    assert folder("--data", "own") == Path("own")


@pytest.mark.parametrize("value", [None, ""])
def test_without_the_environment_the_option_is_required(monkeypatch, capsys, value):
    if value is None:
        monkeypatch.delenv("FRIDGE_SHARED", raising=False)
    else:
        monkeypatch.setenv("FRIDGE_SHARED", value)
    assert folder("--data", "own") == Path("own")
    with pytest.raises(SystemExit):
        folder()
    assert "--data" in capsys.readouterr().err


def test_the_calibration_asks_for_the_folder(monkeypatch, capsys):
    import calibrate_fusion

    monkeypatch.delenv("FRIDGE_SHARED", raising=False)
    monkeypatch.setattr("sys.argv", ["calibrate_fusion.py", "objects.csv=found.csv"])
    with pytest.raises(SystemExit):
        calibrate_fusion.main()
    assert "--data" in capsys.readouterr().err
