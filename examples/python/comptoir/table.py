"""Talks to `comptoir env <game>` by JSON lines. docs/laboratory.md tells what can be asked."""

import json
import os
import shlex
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]


class Refused(Exception):
    """A request that was not accepted; nothing has changed."""

    def __init__(self, wrong):
        super().__init__(wrong["error"], wrong.get("detail"))
        self.code = wrong["error"]
        self.detail = wrong.get("detail")


def command_for(game):
    """COMPTOIR names another program than the one of this checkout."""
    program = os.environ.get("COMPTOIR")
    return [*(shlex.split(program) if program else ["node", str(ROOT / "apps/cli/bin/comptoir.mjs")]), "env", game]


class Laboratory:
    """One process of the game, with any number of tables in it."""

    def __init__(self, game, command=None):
        self._process = subprocess.Popen(
            command or command_for(game), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )
        try:
            self.about = self.ask({"op": "about"})
        except BaseException:
            self.close()
            raise
        self.legend = self.about["legend"]

    def batch(self, requests):
        """Sends many requests as one line; the answers come in the same order, refusals among them."""
        self._process.stdin.write(json.dumps(requests, separators=(",", ":")) + "\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            raise EOFError("the game has ended its process")
        return json.loads(line)

    def ask(self, request):
        answer = self.batch([request])[0]
        if "error" in answer:
            raise Refused(answer)
        return answer

    def reset(self, seed, options=None, **wishes):
        """A new table; `see` and `story` as in docs/laboratory.md."""
        request = {"op": "reset", "seed": seed, **wishes}
        if options is not None:
            request["options"] = options
        return Table(self, self.ask(request))

    def close(self):
        process = self._process
        for stream in (process.stdin, process.stdout):
            try:
                stream.close()
            except BrokenPipeError:
                pass
        process.wait()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


class Table:
    """One table: whom the game waits for, how it ended, and what was last seen."""

    def __init__(self, laboratory, now):
        self.laboratory = laboratory
        self.env = now["env"]
        self.seats = now.get("seats")
        self.take(now)

    def take(self, now):
        self.now = now
        self.awaited = now.get("awaited", [])
        self.outcome = now.get("outcome")

    @property
    def seat(self):
        """The seat that the game waits for first; None when it is over."""
        return self.awaited[0][0] if self.awaited else None

    def ask(self, op, **fields):
        return self.laboratory.ask({"op": op, "env": self.env, **fields})

    def observe(self, seat, *see, **fields):
        return self.ask("observe", seat=seat, see=list(see or ("view",)), **fields)

    def step(self, **fields):
        """`answer=` by value, `pick=` by its number among the legal ones, neither for a random one."""
        self.take(self.ask("step", **fields))
        return self.now

    def copy(self, op="clone", **fields):
        table = Table(self.laboratory, {**self.now, **self.ask(op, **fields)})
        table.seats = self.seats
        return table

    def determinize(self, seat, seed):
        """A table that looks the same to one seat, with everything hidden dealt anew."""
        return self.copy("determinize", seat=seat, seed=seed)

    def close(self):
        self.ask("close")
