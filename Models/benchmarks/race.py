"""Races the engine against its peers on every network of a folder: batch 1, medians, the same number of threads.

All take turns within one run, so that a slow moment of the machine meets each of them; a time is the best of the
rounds' medians. A contestant whose output differs from ONNX Runtime's gets no time, nor does one that crashes, which
each peer may do in a process of its own first. The last line has the geometric
means relative to the engine, and the geometric mean and the worst of its ratios to the fastest peer. The status is 1 if
the engine gives no answer to a network or a wrong one.
"""

import argparse
import multiprocessing
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from network import Network
from peers import PEERS, load
from peers.fridge import Fridge
from peers.peer import Peer, Refusal, Runner
from reference import largest_difference
from table import OURS, Times, header, row, summary

FLOAT_LIMIT = 1e-3
# A wrong reading of a quantised network is off by the whole output. Roundings in other places alone, or ranges of a
# peer's own, move outputs of random weights by up to 40 %.
QUANTISED_LIMIT = 0.5
# Seconds between two turns, so that the threads of the last one fall asleep.
REST = 0.05


def ready(peer: Peer, network: Network, threads: int) -> Runner | Refusal:
    """Returns the peer's runner if its outputs are right, else a refusal."""
    try:
        runner = peer.prepare(network, threads)
        if isinstance(runner, Refusal):
            return runner
        difference = largest_difference(network.expected, runner.outputs())
    except subprocess.CalledProcessError as error:
        return Refusal(error.stderr.strip())
    except Exception as error:  # Every peer has its own.
        return Refusal(" ".join(str(error).split())[:200] or type(error).__name__)
    limit = QUANTISED_LIMIT if network.quantised else FLOAT_LIMIT
    return runner if difference <= limit else Refusal(f"its answer differs by {difference:.1e}")


def attempt(module: str, path: Path, converted: Path, threads: int) -> None:
    """Prepares and runs a peer once."""
    peer = load(module)
    if not isinstance(peer, Refusal):
        ready(peer, Network.read(path, converted), threads)


def crash(work: Callable[..., object], *arguments: object) -> Refusal | None:
    """Returns a refusal if work takes the process down that does it."""
    process = multiprocessing.get_context("spawn").Process(target=work, args=arguments)
    process.start()
    process.join()
    return Refusal(f"it ends with signal {-process.exitcode}") if (process.exitcode or 0) < 0 else None


def take_turns(runners: Mapping[str, Runner], rounds: int, runs: int) -> dict[str, float]:
    """Returns the best of the rounds' medians; another runner begins each round."""
    names = list(runners)
    times: dict[str, list[float]] = {name: [] for name in names}
    for index in range(rounds):
        first = index % max(len(names), 1)
        for name in names[first:] + names[:first]:
            time.sleep(REST)
            times[name].append(runners[name].median(runs))
    return {name: min(medians) for name, medians in times.items()}


def contestants(fridge: Path, wanted: Sequence[str]) -> list[tuple[str | None, Peer]]:
    """Returns the engine and the installed peers with their modules; names the others on standard error."""
    peers: list[tuple[str | None, Peer]] = [(None, Fridge(fridge))]
    for module in wanted:
        peer = load(module)
        if isinstance(peer, Refusal):
            print(f"{module} is left out: {peer.reason}", file=sys.stderr)
        else:
            peers.append((module, peer))
    return peers


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("networks", type=Path, help="folder of .onnx files, float32 or quantised (QDQ)")
    parser.add_argument("--converted", type=Path, help="output of convert_networks.py; default: NETWORKS/converted")
    parser.add_argument("--fridge", type=Path, default=Path(".build/release/fridge"))
    parser.add_argument("--peers", nargs="*", choices=PEERS, default=list(PEERS))
    parser.add_argument("--only", nargs="*", help="names of networks; all without it")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--runs", type=int, default=20, help="runs of each turn")
    return parser.parse_args()


def race(
    arguments: argparse.Namespace, peers: Sequence[tuple[str | None, Peer]]
) -> tuple[list[Times], dict[str, list[str]]]:
    """Returns the times of each network, printed at once, and the networks without a time by peer and reason."""
    results: list[Times] = []
    refusals: dict[str, list[str]] = {}
    for path in sorted(arguments.networks.glob("*.onnx")):
        if arguments.only and path.stem not in arguments.only:
            continue
        network = Network.read(path, arguments.converted or arguments.networks / "converted")
        runners: dict[str, Runner] = {}
        for module, peer in peers:
            answer = module and crash(attempt, module, path, network.converted, arguments.threads)
            answer = answer or ready(peer, network, arguments.threads)
            if isinstance(answer, Refusal):
                refusals.setdefault(f"{peer.name}: {answer.reason}", []).append(network.name)
            else:
                runners[peer.name] = answer
        results.append(take_turns(runners, arguments.rounds, arguments.runs))
        print(row(network.name, [peer.name for _, peer in peers], results[-1]), flush=True)
    return results, refusals


def main() -> int:
    arguments = parse_arguments()
    peers = contestants(arguments.fridge, arguments.peers)
    names = [peer.name for _, peer in peers]
    print(", ".join(f"{peer.name} {peer.version}" for _, peer in peers))
    print(f"\n{header(f'ms, {arguments.threads} thread(s)', names)}", flush=True)
    results, refusals = race(arguments, peers)
    print(summary(names, results))
    for reason, networks in refusals.items():
        print(f"\nNo time of {reason} ({', '.join(networks)})")
    return 0 if results and all(OURS in times for times in results) else 1


if __name__ == "__main__":
    sys.exit(main())
