"""A headless Chromium, driven through the WebDriver protocol of its driver on loopback, and the server under test."""

import json
import os
import re
import subprocess
import tempfile
import urllib.request
from pathlib import Path
from types import TracebackType
from typing import Any, Self

ROOT = Path(__file__).parents[2]


def announced(process: subprocess.Popen[str], pattern: str) -> str:
    """Reads lines of a process until one has the pattern, and returns its first group."""
    assert process.stdout
    for line in process.stdout:
        if found := re.search(pattern, line):
            return found[1]
    raise SystemExit(f"{process.args[0]} ended without saying where it listens")


class ServedKitchen:
    """A running `fridge serve` on a free port, with the shipped models and dishes and an empty kitchen."""

    def __init__(self, program: Path) -> None:
        self.folder = tempfile.TemporaryDirectory(prefix="fridge-page-")
        home = Path(self.folder.name)
        (home / "models").symlink_to(ROOT / "Models")
        (home / "dishes").symlink_to(ROOT / "Sources/Kitchen/Recipes/Dishes")
        self.process = subprocess.Popen(
            [str(program), "serve", "--port", "0", "--lang", "en"],
            env={**os.environ, "FRIDGE_HOME": str(home)},
            stdout=subprocess.PIPE,
            text=True,
        )
        self.address = announced(self.process, r"(http://127\.0\.0\.1:\d+/)")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self.process.terminate()
        self.process.wait()
        self.folder.cleanup()


class Chromium:
    """A browser with an empty profile and a window of the given size."""

    def __init__(self, width: int = 390, height: int = 844, language: str = "en") -> None:
        self.driver = subprocess.Popen(
            ["chromedriver", "--port=0"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        port = announced(self.driver, r"started successfully on port (\d+)")
        self.root = f"http://127.0.0.1:{port}/"
        flags = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars"]
        options = {
            "args": [*flags, f"--lang={language}", f"--window-size={width},{height}"],
            "prefs": {"intl.accept_languages": language},
        }
        wishes = {"browserName": "chrome", "goog:chromeOptions": options}
        answer = self.command("POST", "session", {"capabilities": {"alwaysMatch": wishes}})
        self.root += f"session/{answer['sessionId']}/"

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self.command("DELETE", "")
        self.driver.terminate()
        self.driver.wait()

    def open(self, address: str) -> None:
        """Opens an address, and returns when the page is loaded."""
        self.command("POST", "url", {"url": address})

    def run(self, script: str) -> Any:
        """Runs the body of a function in the page, and returns what it or its promise yields."""
        return self.command("POST", "execute/sync", {"script": script, "args": []})

    def developer(self, name: str, **parameters: object) -> Any:
        """Sends a command of Chromium's developer tools."""
        return self.command("POST", "goog/cdp/execute", {"cmd": name, "params": parameters})

    def command(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        content = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request((self.root + path).rstrip("/"), content, method=method)
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.load(answer)["value"]
