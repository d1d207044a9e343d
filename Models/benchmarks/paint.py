"""Times the first paint of the page of `fridge serve` in a headless Chromium on this machine.

A cold load has an empty cache and no service worker; a warm one is the next load of the same browser. Times are in
milliseconds from the start of the navigation, as the browser reports them (`PerformancePaintTiming`). In between, the
browser loads a line of plain text from the same server (`/healthz`): what it needs for that, it needs for any page.
"""

import argparse
import statistics
from pathlib import Path
from typing import Any

from chromium import ROOT, Chromium, ServedKitchen

BAR = 100
READING = """
return new Promise((resolve) => {
  const read = () => {
    const entries = performance.getEntriesByType('paint');
    const paints = Object.fromEntries(entries.map(({ name, startTime }) => [name, startTime]));
    const main = document.querySelector('main');
    const isReady = (!main || main.ariaBusy === 'false') && 'first-contentful-paint' in paints;
    if (!isReady) return void setTimeout(read, 5);
    const { responseEnd } = performance.getEntriesByType('navigation')[0];
    resolve({ paint: paints['first-paint'], content: paints['first-contentful-paint'], response: responseEnd,
      requests: performance.getEntriesByType('resource')
        .map(({ name, startTime, responseEnd, renderBlockingStatus }) =>
          [new URL(name).pathname, startTime, responseEnd, renderBlockingStatus]) });
  };
  read();
});
"""


def percentile(values: list[float], share: float) -> float:
    """Returns the value that this share of the values does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def row(name: str, loads: list[dict[str, Any]], key: str) -> str:
    values = [load[key] for load in loads]
    return (
        f"{name:24} median {statistics.median(values):6.1f}  95 % {percentile(values, 0.95):6.1f}"
        f"  least {min(values):6.1f}  most {max(values):6.1f}"
    )


def load(browser: Chromium, address: str) -> dict[str, Any]:
    browser.open("about:blank")
    browser.open(address)
    return browser.run(READING)


def measure(program: Path, runs: int) -> dict[str, list[dict[str, Any]]]:
    """Returns loads by their kind, after one load that starts the browser's processes and is not counted."""
    loads: dict[str, list[dict[str, Any]]] = {"a line": [], "cold": [], "warm": []}
    with ServedKitchen(program) as kitchen, Chromium() as browser:
        load(browser, kitchen.address)
        for _ in range(runs):
            browser.open("about:blank")
            browser.developer("Storage.clearDataForOrigin", origin=kitchen.address[:-1], storageTypes="all")
            browser.developer("Network.clearBrowserCache")
            loads["a line"].append(load(browser, kitchen.address + "healthz"))
            loads["cold"].append(load(browser, kitchen.address))
            browser.run("return navigator.serviceWorker.ready.then(() => true)")
            loads["warm"].append(load(browser, kitchen.address))
    return loads


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--fridge", type=Path, default=ROOT / ".build/release/fridge")
    parser.add_argument("--runs", type=int, default=15)
    parser.add_argument("--requests", action="store_true", help="also list the requests of the last cold load")
    arguments = parser.parse_args()
    loads = measure(arguments.fridge, arguments.runs)
    for kind, of_kind in loads.items():
        print(row(f"{kind}, first content", of_kind, "content"))
    if arguments.requests:
        print(f"the document came after {loads['cold'][-1]['response']:.1f} ms")
        for path, start, end, blocking in loads["cold"][-1]["requests"]:
            print(f"  {start:6.1f} to {end:6.1f}  {blocking:12} {path}")
    worst = max(statistics.median(load["content"] for load in loads[kind]) for kind in ("cold", "warm"))
    raise SystemExit(0 if worst <= BAR else f"the median first paint is {worst:.0f} ms; the bar is {BAR} ms")


if __name__ == "__main__":
    main()
