import { below, type Rng } from '@comptoir/kit';
import { GAMES } from '../games.ts';
import { Guest } from './client.ts';
import type { Fault } from './faults.ts';
import { startedTable } from './play.ts';
import { Player } from './player.ts';

/** Scripted pairs at tables of every game in turn, every other round beside a bot, who go on whatever breaks. */
export class Pairs {
  readonly players: Player[] = [];
  readonly #rng: Rng;
  readonly #url: () => string;
  readonly #pause: number;
  #runs: Promise<void>[] = [];
  #seated = 0;

  /** `pause`: milliseconds before each answer, for runs that share a machine. */
  constructor(rng: Rng, url: () => string, pause = 0) {
    this.#rng = rng;
    this.#url = url;
    this.#pause = pause;
  }

  get playing(): readonly Player[] {
    return this.players.filter(({ isOver }) => !isOver);
  }

  get acked(): number {
    return this.players.reduce((sum, { acked }) => sum + acked.size, 0);
  }

  get tables(): number {
    return this.players.length / 2;
  }

  /** What players have seen so far that must not happen. */
  faults(): Fault[] {
    return this.players.flatMap(({ table, faults }) => faults.map((text) => ({ table, text })));
  }

  /** Tables whose game is over are followed by others, until there are this many. */
  async fill(tables: number, welcome: (guest: Guest) => Promise<unknown> = async () => {}): Promise<void> {
    while (this.playing.length < tables * 2) await this.#seat(welcome);
  }

  async stop(): Promise<void> {
    for (const player of this.players) player.stop();
    await Promise.all(this.#runs);
  }

  async #seat(welcome: (guest: Guest) => Promise<unknown>): Promise<void> {
    const guests = [await Guest.come(this.#url(), 'Ana'), await Guest.come(this.#url(), 'Bob')] as const;
    for (const guest of guests) await welcome(guest);
    const games = [...GAMES];
    const [game, { bots }] = games[this.#seated % games.length]!;
    const hasBot = Math.floor(this.#seated / games.length) % 2 === 1;
    const bot = { kind: 'bot', bot: Object.keys(bots)[0]! } as const;
    const open = { kind: 'open' } as const;
    const seats = hasBot ? [open, open, bot] : [open, open];
    const [ana, bob] = guests;
    const table = await startedTable(ana, bob.at(ana.url), {
      game,
      seats,
      options: { players: seats.length },
    });
    this.#seated += 1;
    for (const guest of guests) {
      const seed = below(this.#rng, 1_000_000);
      const player = new Player(guest, table, guest.id.slice(0, 8), seed, this.#url, this.#pause);
      this.players.push(player);
      this.#runs.push(player.run());
    }
  }
}
