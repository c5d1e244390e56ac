#!/usr/bin/env python3
"""A player that learns to judge positions: python3 learn.py [game] [games] [trials].

It watches games among random players, learns from the numbers of each view who won, then takes the answer after which its
own view promises most. Nothing of the rules is written here."""
import random
import sys

from comptoir import Laboratory
from comptoir.players import Judgement, greedy_player, play, random_player


def learn(laboratory, games, seed=1, options=None):
    """Random games, all at once in one line per round; what some of their views were like, and who won in the end."""
    chance, kept, seen = random.Random(seed), [], {}
    resets = [{"op": "reset", "env": at, "seed": seed + at, "options": options or {"players": 2}} for at in range(games)]
    laboratory.batch(resets)
    open_tables = list(range(games))
    while open_tables:
        looks = [["vector"] if chance.random() < 0.1 else [] for _ in open_tables]
        steps = [{"op": "step", "env": env, "see": see} for env, see in zip(open_tables, looks)]
        for env, now in zip(list(open_tables), laboratory.batch(steps)):
            if "vector" in now:
                seen.setdefault(env, []).append((now["awaited"][0][0], now["vector"]))
            if not now["awaited"]:
                open_tables.remove(env)
                winners = now["outcome"]["winners"]
                kept += [(vector, int(seat in winners)) for seat, vector in seen.pop(env, [])]
    judgement = Judgement(len(laboratory.legend))
    for _ in range(3):
        # Positions of one game resemble each other: they are learned in mixed order.
        chance.shuffle(kept)
        for vector, won in kept:
            judgement.learn(vector, won)
    return judgement


def wins(laboratory, player, trials, seed=10_000, options=None):
    """Games of two against the random player, every deal from both seats."""
    won = 0
    for at in range(trials):
        players = [player, random_player] if at % 2 == 0 else [random_player, player]
        won += (at % 2) in play(laboratory, players, seed + at // 2, options)["winners"]
    return won


if __name__ == "__main__":
    game, games, trials = (sys.argv[1:] + ["vallee", "60", "20"][len(sys.argv) - 1 :])[:3]
    with Laboratory(game) as laboratory:
        options = {"players": 2}
        judgement = learn(laboratory, int(games), options=options)
        won = wins(laboratory, greedy_player(judgement.chance), int(trials), options=options)
        print(f"{won} of {trials} games won against the random player, after {games} games watched")
        strongest = sorted(zip(judgement.weights, laboratory.legend), key=lambda pair: -abs(pair[0]))[:8]
        for weight, name in strongest:
            print(f"  {weight:+.2f} {name}")
