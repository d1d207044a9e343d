"""Tests a running `fridge serve` against its own description with schemathesis: every operation, in one run.

Start it with a Python that has the packages of requirements-api.txt. The server has an empty kitchen of its own. The
exit code is that of schemathesis: 0 if no answer differs from what OpenAPI says.
"""

import argparse
import subprocess
import sys
from pathlib import Path

from chromium import ROOT, ServedKitchen


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--fridge", type=Path, default=ROOT / ".build/release/fridge")
    parser.add_argument("--examples", type=int, default=20, help="examples for each operation")
    parser.add_argument("others", nargs="*", help="further words for schemathesis, behind --")
    arguments = parser.parse_args()
    with ServedKitchen(arguments.fridge) as kitchen:
        words = ["--config-file", str(Path(__file__).with_name("schemathesis.toml"))]
        words += ["run", f"{kitchen.address}api/v1/openapi.json", "--url", kitchen.address[:-1], "--checks", "all"]
        words += ["--phases", "examples,coverage,fuzzing", "--max-examples", str(arguments.examples)]
        words += ["--seed", "1", "--generation-database", "none", "--suppress-health-check", "all", *arguments.others]
        program = Path(sys.executable).with_name("schemathesis")
        sys.exit(subprocess.run([str(program), *words], check=False).returncode)


if __name__ == "__main__":
    main()
