import { randomBytes } from 'node:crypto';
import { type Language, sha256Hex } from '@comptoir/kit';
import { Failure } from '../failure.ts';
import { type GameEntry, LISTED } from '../games.ts';
import { playTable } from '../table/play-table.ts';
import { botName } from '../table/session.ts';
import { botsFor, DEFAULT_BOT, findGame, readOptions } from '../table/setup.ts';
import type { SeatPlan } from '../table/table.ts';
import { textsOf } from '../texts/index.ts';
import type { Call, Command } from './command.ts';

/** A seed makes a game that can be played again; without one the secret is truly random. */
export const secretFor = (seed: string | null): string =>
  seed === null ? randomBytes(32).toString('hex') : sha256Hex(`comptoir secret of seed ${seed}`);

export function planSeats(
  entry: GameEntry,
  seats: number,
  humans: number,
  botIds: readonly string[],
  contributions: readonly string[],
  language: Language,
  automaton: (seat: number) => string | null = () => null,
): SeatPlan[] {
  const t = textsOf(language);
  if (humans > seats) throw new Failure(t.tooManyHumans(humans, seats), 2);
  const bots =
    humans === seats ? [] : botsFor(entry, botIds.length > 0 ? botIds : [DEFAULT_BOT], seats - humans, t);
  return Array.from({ length: seats }, (_, seat): SeatPlan => {
    const contribution = contributions[seat] ?? null;
    const bot = bots[seat - humans] ?? null;
    if (bot !== null)
      return { name: automaton(seat) ?? botName(entry, bot.id, seat, language), bot, contribution };
    return { name: humans === 1 ? t.you : t.playerName(seat), bot: null, contribution };
  });
}

export const playCommand: Command = {
  usage: {
    words: [0, 1],
    options: {
      players: 'number',
      humans: 'number',
      bots: 'list',
      mode: 'text',
      seed: 'text',
      record: 'text',
      contribution: 'list',
      option: 'pairs',
    },
  },
  run({ args, terminal, language, t }: Call): Promise<number> {
    const entry = findGame(args.words[0] ?? (LISTED[0] as string), t);
    const options = readOptions(entry, args, language, t);
    const seats = entry.game.seats(options);
    const humans = args.number('humans') ?? 1;
    if (humans < 0) throw new Failure(t.badNumber('--humans', 0), 2);
    return playTable(
      {
        entry,
        options,
        seats: planSeats(
          entry,
          seats,
          humans,
          args.list('bots'),
          args.list('contribution'),
          language,
          (seat) => entry.board.automaton?.(options, seat, language) ?? null,
        ),
        secret: secretFor(args.text('seed')),
      },
      { terminal, language, record: args.text('record') },
    );
  },
};
