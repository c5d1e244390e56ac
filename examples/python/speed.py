#!/usr/bin/env python3
"""How many steps go through one pipe: python3 speed.py [game] [tables] [seconds]. Random answers, in batches."""
import sys
import time

from comptoir import Laboratory


def measure(laboratory, tables, seconds):
    laboratory.batch([{"op": "reset", "env": at, "seed": at + 1} for at in range(tables)])
    steps = [{"op": "step", "env": at} for at in range(tables)]
    seed, count, start = tables, 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        answers = laboratory.batch(steps)
        count += tables
        over = [at for at, answer in enumerate(answers) if not answer["awaited"]]
        if over:
            seed += len(over)
            laboratory.batch([{"op": "reset", "env": at, "seed": seed + n} for n, at in enumerate(over)])
    return count / (time.perf_counter() - start)


if __name__ == "__main__":
    game, tables, seconds = (sys.argv[1:] + ["vallee", "256", "5"][len(sys.argv) - 1 :])[:3]
    with Laboratory(game) as laboratory:
        measure(laboratory, int(tables), 0.5)
        print(f"{measure(laboratory, int(tables), float(seconds)):,.0f} steps per second, {tables} tables of {game}")
