"""Players that answer one question of a table: random, greedy, and one that judges by what it has learned."""

import math

LIMIT = 8


def random_player(table):
    """Any legal answer."""
    return {}


def greedy_player(score):
    """Tries every listed answer in a world that looks the same, and takes the one whose view scores best."""

    def answer(table):
        seat, laboratory = table.seat, table.laboratory
        legal = table.observe(seat, "legal", limit=LIMIT)["legal"]
        if len(legal) == 1:
            return {"pick": 0}
        copies = [one["env"] for one in laboratory.batch([determinize(table, seat) for _ in legal])]
        laboratory.batch([{"op": "step", "env": env, "pick": pick} for pick, env in enumerate(copies)])
        seen = laboratory.batch([{"op": "observe", "env": env, "seat": seat, "see": ["vector"]} for env in copies])
        laboratory.batch([{"op": "close", "env": env} for env in copies])
        scores = [score(one["vector"]) for one in seen]
        return {"pick": scores.index(max(scores))}

    return answer


def determinize(table, seat):
    # One seed for all answers: they are compared with the same luck.
    return {"op": "determinize", "env": table.env, "seat": seat, "seed": 1 + len(table.now.get("awaited", []))}


def lead(legend, place):
    """Scores how far the own seat is ahead in one place of the legend, such as `next-stack`."""
    own = legend.index(f"seat+0.{place}")
    others = [at for at, name in enumerate(legend) if name.endswith(f".{place}") and name.startswith("seat+") and at != own]
    return lambda vector: vector[own] - max((vector[at] for at in others), default=0)


class Judgement:
    """A logistic model of the chance to win, learned one position at a time."""

    def __init__(self, places, rate=0.02):
        self.weights = [0.0] * places
        self.bias = 0.0
        self.rate = rate

    @staticmethod
    def scaled(vector):
        # Counts of cards and gold alike: large numbers must not drown small ones.
        return [math.copysign(math.log1p(abs(value)), value) for value in vector]

    def chance(self, vector):
        total = self.bias + sum(w * x for w, x in zip(self.weights, self.scaled(vector)) if x)
        return 1 / (1 + math.exp(-max(-30.0, min(30.0, total))))

    def learn(self, vector, won):
        inputs = self.scaled(vector)
        step = self.rate * (won - self.chance(vector))
        self.bias += step
        for at, value in enumerate(inputs):
            if value:
                self.weights[at] += step * value


def play(laboratory, players, seed, options=None):
    """A whole game. Returns the outcome."""
    table = laboratory.reset(seed, options)
    try:
        while table.awaited:
            table.step(**players[table.seat](table))
        return table.outcome
    finally:
        table.close()
