"""A thin adapter to PettingZoo's AEC interface. It needs PettingZoo and NumPy only for spaces and arrays."""

from .table import Laboratory

try:
    import numpy
    from gymnasium import spaces
    from pettingzoo import AECEnv as Base
except ImportError:  # The same methods without them: lists in the place of arrays, no spaces.
    numpy = spaces = None
    Base = object

ACTIONS = 128


class ComptoirEnv(Base):
    """An action is the number of an answer among the first ACTIONS legal ones; the mask says which there are."""

    metadata = {"name": "comptoir_v0", "is_parallelizable": False, "render_modes": []}

    def __init__(self, game="vallee", options=None, laboratory=None):
        if Base is not object:
            super().__init__()
        self.laboratory = laboratory or Laboratory(game)
        self.options = options
        self.render_mode = None
        players = (options or {}).get("players", self.laboratory.about["players"][0])
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents = []
        self.table = None
        self._seed = 0

    def observation_space(self, agent):
        size = len(self.laboratory.legend)
        vector = spaces.Box(-numpy.inf, numpy.inf, (size,), dtype=numpy.float32)
        return spaces.Dict({"observation": vector, "action_mask": spaces.MultiBinary(ACTIONS)})

    def action_space(self, agent):
        return spaces.Discrete(ACTIONS)

    def reset(self, seed=None, options=None):
        self._seed = self._seed + 1 if seed is None else seed
        if self.table:
            self.table.close()
        self.table = self.laboratory.reset(self._seed, options or self.options)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.seats)]
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._select()

    def _select(self):
        self.agent_selection = self.agents[0] if self.table.seat is None else f"seat_{self.table.seat}"

    def observe(self, agent):
        seat = int(agent.split("_")[1])
        seen = self.table.observe(seat, "vector", "legal", limit=ACTIONS)
        legal = len(seen["legal"]) if seat == self.table.seat else 0
        mask = [int(at < legal) for at in range(ACTIONS)]
        if numpy is None:
            return {"observation": seen["vector"], "action_mask": mask}
        vector = numpy.array(seen["vector"], dtype=numpy.float32)
        return {"observation": vector, "action_mask": numpy.array(mask, dtype=numpy.int8)}

    def step(self, action):
        agent = self.agent_selection
        if self.terminations[agent]:
            self._leave(agent, action)
            return
        self._cumulative_rewards[agent] = 0
        self.table.step(pick=int(action))
        self.rewards = dict.fromkeys(self.agents, 0)
        if self.table.outcome:
            winners = self.table.outcome["winners"]
            for seat, name in enumerate(self.agents):
                self.rewards[name] = 1 if seat in winners else -1
            self.terminations = dict.fromkeys(self.agents, True)
        for name, reward in self.rewards.items():
            self._cumulative_rewards[name] += reward
        self._select()

    def _leave(self, agent, action):
        """After the end every agent steps once more with None and is gone."""
        if action is not None:
            raise ValueError("when an agent is terminated its only action is None")
        self.agents.remove(agent)
        for by_agent in (self.rewards, self._cumulative_rewards, self.terminations, self.truncations, self.infos):
            del by_agent[agent]
        if self.agents:
            self.agent_selection = self.agents[0]
        for name in self.agents:
            self.rewards[name] = 0

    if Base is object:  # PettingZoo brings these two itself.

        def last(self, observe=True):
            agent = self.agent_selection
            seen = self.observe(agent) if observe else None
            done = self.terminations[agent]
            return seen, self._cumulative_rewards[agent], done, self.truncations[agent], self.infos[agent]

        def agent_iter(self):
            while self.agents:
                yield self.agent_selection

    def render(self):
        return None

    def close(self):
        self.laboratory.close()
