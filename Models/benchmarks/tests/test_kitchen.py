import sys

from kitchen import Run, measure, summary, table


def test_a_summary_has_medians_and_the_largest_memory():
    runs = [Run(0.010, 0.004, 1_000_000, 0), Run(0.030, 0.006, 3_000_000, 2), Run(0.020, 0.005, 2_000_000, 1)]
    assert summary(runs) == {"wall_ms": 20.0, "processor_ms": 5.0, "memory_mb": 3.0, "failed": 1}


def test_programs_take_turns_and_failures_are_named(tmp_path):
    good, bad = tmp_path / "good", tmp_path / "bad"
    good.write_text(f"#!/bin/sh\necho good >> {tmp_path}/log\n")
    bad.write_text(f"#!/bin/sh\necho bad >> {tmp_path}/log\nexit 2\n")
    for program in (good, bad):
        program.chmod(0o755)
    rows = measure({"good": good, "bad": bad}, tmp_path, None, 2, [["today"]])
    assert (tmp_path / "log").read_text().split() == ["good", "bad"] * 3
    lines = table(rows).splitlines()
    assert lines[2].startswith("| `fridge today` | good |") and lines[3].endswith("(2 failed) |")


def test_a_collection_is_imported_first(tmp_path):
    program = tmp_path / "fridge"
    program.write_text(
        f'#!{sys.executable}\nimport sys\nopen("{tmp_path}/log", "a").write(" ".join(sys.argv[1:2]) + "\\n")\n'
    )
    program.chmod(0o755)
    rows = measure({"one": program}, tmp_path, tmp_path / "recipes", 1, [["today"]])
    assert [name for name, _ in rows] == ["import", "import of one more", "today"]
    assert (tmp_path / "log").read_text().split() == ["import", "import", "today", "today"]
