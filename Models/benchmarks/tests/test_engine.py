"""The commands that the program is called with, which a shell script stands in for."""

import json
import subprocess
from pathlib import Path

import numpy as np
import pytest

from engine import engine_median, engine_outputs, engine_version

# Copies each input to NAME.npy in the folder for results, and as `fridge model run` refuses to replace a file.
SCRIPT = """#!/bin/sh
printf '%s\\n' "$*" >> "$0.log"
case "$1 $2" in
  "model run")
    shift 3
    while [ $# -gt 0 ]; do
      case "$1" in
        --output) folder=$2 ;;
        --input)
          result="$folder/$(echo "${2%%=*}" | tr / _).npy"
          [ -e "$result" ] && { echo "$result exists" >&2; exit 1; }
          cp "${2#*=}" "$result" ;;
      esac
      shift 2
    done ;;
  "model bench") echo '{"median_ms": 4.25}' ;;
  *) echo "fridge 1.2.3" ;;
esac
"""


@pytest.fixture
def fridge(tmp_path) -> Path:
    path = tmp_path / "fridge"
    path.write_text(SCRIPT)
    path.chmod(0o755)
    return path


def test_outputs_are_read_by_name(fridge):
    inputs = {"image": np.arange(6.0).reshape(2, 3), "a/b": np.zeros((0, 2), np.int64)}
    for _ in range(2):  # Each run has a folder of its own, so that there is nothing to replace.
        outputs = engine_outputs(fridge, Path("net.onnx"), inputs, ["image", "a/b", "absent"])
        assert outputs.keys() == inputs.keys()
        for name, values in inputs.items():
            assert np.array_equal(outputs[name], values) and outputs[name].dtype == values.dtype


def test_the_benchmark_is_called_with_threads_and_runs(fridge):
    assert engine_median(fridge, Path("net.onnx"), threads=2, runs=7) == 4.25
    assert Path(f"{fridge}.log").read_text() == "model bench net.onnx --threads 2 --runs 7 --json\n"


def test_the_version_is_the_last_word(fridge):
    assert engine_version(fridge) == "1.2.3"


def test_a_failure_is_raised_with_its_message(tmp_path):
    script = tmp_path / "fridge"
    script.write_text("#!/bin/sh\necho 'no model' >&2\nexit 2\n")
    script.chmod(0o755)
    with pytest.raises(subprocess.CalledProcessError) as failure:
        engine_version(script)
    assert (failure.value.returncode, failure.value.stderr) == (2, "no model\n")


def test_a_benchmark_that_prints_no_json_is_an_error(tmp_path):
    script = tmp_path / "fridge"
    script.write_text("#!/bin/sh\necho fast\n")
    script.chmod(0o755)
    with pytest.raises(json.JSONDecodeError):
        engine_median(script, Path("net.onnx"), 1, 1)
