"""Reads the QR code that `fridge serve` shows in a terminal with OpenCV's decoder, and compares it with the address.

The server listens at an address of this machine alone that it does not take for one, so that it shows a code.
"""

import argparse
import os
import pty
import re
import select
import subprocess
import tempfile
from pathlib import Path

import cv2
import numpy as np

ROOT = Path(__file__).parents[2]
LOOPBACK = "::ffff:127.0.0.1"
# The rows of modules in a character, upper and lower; lit ones are light.
BLOCKS = {"█": (255, 255), "▀": (255, 0), "▄": (0, 255), " ": (0, 0)}
MODULE = 6


def shown(program: Path, **environment: str) -> str:
    """Returns what the server writes to a terminal before it waits."""
    ours, theirs = pty.openpty()
    with tempfile.TemporaryDirectory() as home:
        server = subprocess.Popen(
            [str(program), "serve", "--host", LOOPBACK, "--port", "0", "--lang", "en"],
            env={**os.environ, "FRIDGE_HOME": home, "TERM": "xterm-256color", "LANG": "C.UTF-8", **environment},
            stdin=theirs,
            stdout=theirs,
            stderr=subprocess.DEVNULL,
        )
        os.close(theirs)
        text = b""
        try:
            # The code follows the address at once; then nothing more comes.
            while b"Listening" not in text or select.select([ours], [], [], 2)[0]:
                text += os.read(ours, 1 << 16)
        finally:
            server.terminate()
            server.wait()
            os.close(ours)
    return text.decode()


def picture(text: str) -> np.ndarray:
    """Returns the code in grey, a few pixels to the module, with the light border that readers need."""
    plain = re.sub("\x1b\\[[0-9;]*m", "", text)
    lines = [line for line in plain.splitlines() if line and set(line) <= set(BLOCKS)]
    rows = [[BLOCKS[letter][half] for letter in line] for line in lines for half in (0, 1)]
    modules = np.pad(np.array(rows, np.uint8), 4, constant_values=255)
    return np.kron(modules, np.ones((MODULE, MODULE), np.uint8))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--fridge", type=Path, default=ROOT / ".build/release/fridge")
    program = parser.parse_args().fridge
    for name, environment in {"in colour": {}, "without colour": {"NO_COLOR": "1"}}.items():
        text = shown(program, **environment)
        address = re.search(r"http://\S+", text)
        read, _, _ = cv2.QRCodeDetector().detectAndDecode(picture(text))
        if not address or read != address[0]:
            raise SystemExit(f"{name}: the code says {read!r}, not {address and address[0]!r}")
        print(f"{name}: {re.sub('token=.*', 'token=…', read)}")


if __name__ == "__main__":
    main()
