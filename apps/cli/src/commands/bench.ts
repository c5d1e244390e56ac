import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { Failure } from '../failure.ts';
import { GAMES, LISTED } from '../games.ts';
import { decisionRate, type Measures, measure, optionsFor } from '../measure/measure.ts';
import {
  type FirstAnswers,
  measureFirstAnswers,
  measureThinking,
  type Thinking,
} from '../measure/thinking.ts';
import { ROOT } from '../project.ts';
import { round } from '../sim/simulate.ts';
import { findGame } from '../table/setup.ts';
import { painter } from '../terminal/paint.ts';
import type { Call, Command } from './command.ts';

/** What the bench workspace offers; it is loaded by its path, since no app depends on it. */
interface Peer {
  measurePeer(players: number, milliseconds: number): number;
}

const PEER_GAME = 'vallee';
const PEER_PLAYERS = 3;
const PEER_MS = 4000;

async function loadPeer(message: string): Promise<Peer> {
  const isBuilt = import.meta.url.endsWith('.js');
  const path = `${ROOT}bench/${isBuilt ? 'dist/peer.js' : 'src/peer.ts'}`;
  if (!existsSync(path)) throw new Failure(message);
  try {
    return (await import(pathToFileURL(path).href)) as Peer;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND') throw new Failure(message);
    throw error;
  }
}

interface Comparison {
  readonly players: number;
  readonly own: number;
  readonly peer: number;
  readonly ratio: number;
}

export const benchCommand: Command = {
  usage: { words: [0, 1], options: { peer: 'switch', json: 'switch' } },
  async run({ args, terminal, language, t }: Call): Promise<number> {
    const names = args.words.length > 0 ? [args.words[0] as string] : LISTED;
    const entries = names.map((name) => findGame(name, t));
    const wantsPeer = args.has('peer');
    if (wantsPeer && !names.includes(PEER_GAME)) throw new Failure(t.benchPeerGame, 2);
    const peer = wantsPeer ? await loadPeer(t.benchPeerMissing) : null;

    const all: Record<string, Measures & { firstAnswers: FirstAnswers; thinking: Thinking }> = {};
    const paint = painter(terminal.colour);
    const figure = (value: number): string => value.toLocaleString(language);
    for (const entry of entries) {
      const { game, wording } = entry;
      const options = optionsFor(game, game.players[0] as number);
      const firstAnswers = measureFirstAnswers(entry, options);
      const rules = await measure(game, (what) => terminal.progress(`${game.name}: ${what}`));
      terminal.progress(`${game.name}: ${t.benchThinking}`);
      const thinking = measureThinking(entry, options);
      const found = { ...rules, firstAnswers, thinking };
      terminal.progress('');
      all[game.name] = found;
      if (args.has('json')) continue;
      terminal.print(paint.bold(t.benchTitle(wording[language].title, process.versions.node)));
      for (const [players, speed] of Object.entries(found.decisionsPerSecond))
        terminal.print(`  ${t.benchPlayers(Number(players))}: ${figure(speed)} ${t.benchDecisions}`);
      terminal.print(`  ${t.benchClone}: ${found.cloneMicroseconds.toFixed(2)} µs`);
      terminal.print(`  ${t.benchHash}: ${found.hashMicroseconds.toFixed(1)} µs`);
      terminal.print(`  ${t.benchTenths} (µs): ${found.tenths.map((cost) => cost.toFixed(2)).join(' ')}`);
      terminal.print(`    ${t.benchFlat(((found.tenths.at(-1) ?? 0) / (found.tenths[0] ?? 1)).toFixed(2))}`);
      terminal.print(`  ${t.benchVerify}: ${figure(found.verifiedEntriesPerSecond)}`);
      terminal.print(
        `  ${t.benchNodes}: ${figure(thinking.nodesPerSecond)} (${t.benchPlays(figure(thinking.playsPerSecond))})`,
      );
      terminal.print(
        `  ${t.benchMerchant(thinking.merchantTenth.toFixed(2), thinking.merchantLongest.toFixed(1))}`,
      );
      const first = Object.entries(firstAnswers).map(([bot, time]) => `${bot} ${time.toFixed(1)}`);
      terminal.print(`  ${t.benchFirst} (ms): ${first.join(', ')}`);
    }
    const comparison = peer === null ? null : compare(peer);
    if (args.has('json')) {
      terminal.print(
        JSON.stringify({
          node: process.versions.node,
          games: all,
          ...(comparison ? { peer: comparison } : {}),
        }),
      );
    } else if (comparison !== null) {
      const { own, peer: other, ratio } = comparison;
      terminal.print(t.benchPeer(figure(own), figure(other), figure(ratio)));
    }
    return 0;
  },
};

/** Both in the same run on the same machine: the rules alone, then the same rules inside the other engine's reducer. */
function compare(peer: Peer): Comparison {
  const { game } = GAMES[PEER_GAME] as (typeof GAMES)[string];
  const own = Math.round(decisionRate(game, optionsFor(game, PEER_PLAYERS)));
  const other = Math.round(peer.measurePeer(PEER_PLAYERS, PEER_MS));
  return { players: PEER_PLAYERS, own, peer: other, ratio: round(own / other, 1) };
}
