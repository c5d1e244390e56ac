"""Run by `npm test`, or by hand: python3 -m unittest discover -s examples/python/tests -t examples/python"""

import importlib.util
import unittest

from comptoir import Laboratory, Refused
from comptoir.aec import ACTIONS, ComptoirEnv
from comptoir.players import Judgement, greedy_player, lead
from learn import learn, wins

HAS_PETTINGZOO = importlib.util.find_spec("pettingzoo") is not None


class Vallee(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.laboratory = Laboratory("vallee")
        cls.addClassCleanup(cls.laboratory.close)

    def test_a_game_ends_and_is_the_same_again(self):
        tables = [self.laboratory.reset(5, {"players": 2}) for _ in range(2)]
        while tables[0].awaited:
            answers = self.laboratory.batch([{"op": "step", "env": table.env} for table in tables])
            self.assertEqual(answers[0], answers[1])
            for table, now in zip(tables, answers):
                table.take(now)
        self.assertEqual(len(tables[0].outcome["winners"]), 1)

    def test_what_a_seat_sees(self):
        table = self.laboratory.reset(3, {"players": 3})
        seen = table.observe(1, "view", "vector")
        self.assertEqual(seen["view"]["viewer"], 1)
        self.assertEqual(len(seen["vector"]), len(self.laboratory.legend))
        self.assertIsNone(seen["view"]["players"][0]["hand"])
        world = table.determinize(1, seed=9)
        self.assertEqual(world.observe(1, "vector"), table.observe(1, "vector"))
        self.assertNotEqual(world.observe(0, "view"), table.observe(0, "view"))

    def test_a_wrong_answer_changes_nothing(self):
        table = self.laboratory.reset(3)
        before = table.observe(0, "view")
        with self.assertRaises(Refused) as caught:
            table.step(answer="nonsense")
        self.assertEqual(caught.exception.code, "not-legal")
        self.assertEqual(table.observe(0, "view"), before)

    def test_greedy_beats_random(self):
        greedy = greedy_player(lead(self.laboratory.legend, "next-stack"))
        self.assertEqual(wins(self.laboratory, greedy, 2, options={"players": 2}), 2)

    def test_what_wins_is_learned_from_games(self):
        weights = dict(zip(self.laboratory.legend, learn(self.laboratory, 24, options={"players": 2}).weights))
        self.assertGreater(weights["seat+0.next-stack"], weights["seat+1.next-stack"])

    def test_a_bot_of_the_house_plays(self):
        table = self.laboratory.reset(2, {"players": 2}, story=True)
        for _ in range(20):
            table.step(answer=table.ask("ask", bot="merchant")["answer"])
        self.assertTrue(table.awaited)


class Learning(unittest.TestCase):
    def test_a_judgement_learns_what_wins(self):
        judgement = Judgement(2, rate=0.5)
        for at in range(400):
            judgement.learn([at % 2, 1], at % 2)
        self.assertGreater(judgement.chance([1, 1]), 0.8)
        self.assertLess(judgement.chance([0, 1]), 0.2)


class Adapter(unittest.TestCase):
    def setUp(self):
        self.env = ComptoirEnv("vallee", {"players": 2})
        self.addCleanup(self.env.close)

    def test_a_game_by_masks(self):
        self.env.reset(seed=4)
        total = {agent: 0 for agent in self.env.possible_agents}
        for at, agent in enumerate(self.env.agent_iter()):
            seen, reward, terminated, truncated, _ = self.env.last()
            total[agent] += reward
            if terminated or truncated:
                self.env.step(None)
                continue
            legal = int(sum(seen["action_mask"]))
            self.assertTrue(0 < legal <= ACTIONS)
            self.env.step(at % legal)
        self.assertEqual(sorted(total.values()), [-1, 1])

    @unittest.skipUnless(HAS_PETTINGZOO, "PettingZoo is not installed")
    def test_pettingzoo_agrees(self):
        from pettingzoo.test import api_test

        api_test(self.env, num_cycles=200, verbose_progress=False)


if __name__ == "__main__":
    unittest.main()
