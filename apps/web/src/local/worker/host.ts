import { advise, millis, type Review } from '@comptoir/bots';
import {
  Defect,
  type Json,
  movesInForce,
  type Refusal,
  recordOf,
  STALE,
  writeRecord,
  xoshiro,
} from '@comptoir/kit';
import type { GameId } from '../../catalog/game-card.ts';
import type { LineAsk, Weighing } from '../../table/review.ts';
import { localId, memoryShelf, type Shelf, ShelfError, type TableHead } from '../shelf.ts';
import type { Playable } from './any-bot.ts';
import { nextBotMove, situationAt } from './bot-turn.ts';
import { dealOf, weighing } from './lines.ts';
import {
  answerQuestion,
  entriesFrom,
  headNow,
  infoOf,
  type LocalMatch,
  play,
  reportOn,
  resume,
  takeBack,
  takeTheScreen,
  whyNot,
} from './local-match.ts';
import type { AnswerTo, FromWorker, NewLocalTable, Opening, Question, Report, ToWorker } from './messages.ts';
import { takeUp } from './older-rules.ts';
import { loadPlayable, playableFor } from './playable.ts';
import { think } from './thinking.ts';

/** Long enough to be worth asking, short enough to wait for. */
const ADVICE_MS = 1_200;

/** What the host needs of the world. */
export interface Surroundings {
  readonly shelf: Shelf;
  post(message: FromWorker): void;
  /** Lets waiting messages come in; resolves when it is time to go on. */
  breathe(): Promise<void>;
  clock(): number;
  /** A name for a new table: 12 letters or digits. */
  freshName(): string;
}

interface OpenTable {
  readonly local: LocalMatch;
  readonly shelf: Shelf;
  /** Entries on the shelf. */
  kept: number;
  writing: Promise<void>;
  storage: Report['storage'];
  standing: Report['standing'];
  isBusy: boolean;
}

/** All the tables of one page, played in one worker. */
export function tableHost(world: Surroundings): { receive(message: ToWorker): Promise<void> } {
  const tables = new Map<string, OpenTable>();
  // Where the browser keeps nothing, a table lasts as long as the page.
  const spare = memoryShelf();
  const unkept = new Map<string, 'full' | 'refused'>();
  const lessons = new Set<string>();

  function report(table: OpenTable): Report {
    return { ...reportOn(table.local), storage: table.storage, standing: table.standing };
  }
  const tell = (table: OpenTable): void => world.post({ type: 'report', report: report(table) });

  /** Keeps everything that is not on the shelf yet: after a failure the next move tries again with all of it. */
  function keep(table: OpenTable): Promise<void> {
    table.writing = table.writing.then(async () => {
      const from = table.kept;
      const entries = entriesFrom(table.local, from);
      if (entries.length === 0 || table.standing === 'elsewhere') return;
      const before = table.storage;
      try {
        await table.shelf.append(headNow(table.local, world.clock()), from, entries);
        table.kept = from + entries.length;
        table.storage = unkept.get(table.local.head.id) ?? 'kept';
      } catch (error) {
        if (!(error instanceof ShelfError)) throw error;
        if (error.trouble === 'conflict') table.standing = 'elsewhere';
        else table.storage = error.trouble;
      }
      if (table.storage !== before || table.standing !== 'here') tell(table);
    });
    return table.writing;
  }

  /** Lets the bots move, one report per move, until a person is awaited. */
  async function runBots(id: string, table: OpenTable, begun = Promise.resolve()): Promise<void> {
    if (table.isBusy || lessons.has(id)) return;
    table.isBusy = true;
    world.post({ type: 'thinking', table: id, is: true });
    try {
      await begun;
      while (tables.get(id) === table && table.standing === 'here') {
        const seq = table.local.match.entries.length;
        // A move or an undo in the meantime makes the thought useless.
        const isWanted = (): boolean => tables.get(id) === table && table.local.match.entries.length === seq;
        const move = await think(nextBotMove(table.local, world.clock), world, isWanted);
        if (move === null) return;
        if (move === undefined) continue;
        const refusal = play(table.local, move);
        if (refusal !== null)
          throw new Defect(`a bot answered ${move.id} against the rules: ${refusal.reason}`);
        tell(table);
        void keep(table);
        await world.breathe();
      }
    } catch (error) {
      // A defect stops the table; what was played is kept and can be looked at.
      table.standing = 'gone';
      tell(table);
      console.error(error);
    } finally {
      table.isBusy = false;
      world.post({ type: 'thinking', table: id, is: false });
    }
  }

  async function create(wanted: NewLocalTable): Promise<AnswerTo<{ type: 'create'; table: NewLocalTable }>> {
    const state = wanted.position === undefined ? null : (JSON.parse(wanted.position) as Json);
    const playable = await playableFor(wanted.game, wanted, state);
    const reading = playable.game.readOptions(wanted.options);
    if (!reading.ok) return { refusal: reading.refusal };
    const now = world.clock();
    const { position: _laid, positionRules = playable.game.rules, begun, ...dealt } = wanted;
    const blank: TableHead = {
      ...dealt,
      ...(state !== null && { base: { seq: 0, state: laid(playable, state, positionRules) } }),
      id: localId(world.freshName()),
      rules: playable.game.rules,
      createdAt: now,
      updatedAt: now,
      seq: 0,
      awaited: [],
      outcome: null,
    };
    const started = resume(playable, { head: blank, entries: begun?.entries ?? [] });
    if (started === null) throw new Defect('a new table does not start');
    for (const move of begun?.moves ?? [])
      if (play(started, move) !== null) throw new Defect('a line goes on against the rules');
    const head = headNow(started, now);
    if (state !== null) {
      lessons.add(head.id);
      await spare.create(head);
      return { id: head.id };
    }
    const put = async (shelf: Shelf): Promise<void> => {
      await shelf.create(head);
      if (begun !== undefined) await shelf.append(head, 0, entriesFrom(started, 0));
    };
    try {
      await put(world.shelf);
    } catch (error) {
      if (!(error instanceof ShelfError) || error.trouble === 'conflict') throw error;
      unkept.set(head.id, error.trouble);
      await put(spare);
    }
    return { id: head.id };
  }

  async function open(id: string, quiet: boolean): Promise<Opening> {
    tables.delete(id);
    const shelf = unkept.has(id) || lessons.has(id) ? spare : world.shelf;
    const kept = await shelf.read(id);
    if (kept === null) return { ok: false, reason: 'gone' };
    const playable = await playableFor(kept.head.game, kept.head, kept.head.base?.state ?? null);
    const local = takeUp(playable, kept);
    if (typeof local === 'string') return { ok: false, reason: local };
    const table: OpenTable = {
      local,
      shelf,
      kept: kept.entries.length,
      writing: Promise.resolve(),
      storage: unkept.get(id) ?? 'kept',
      standing: quiet ? 'elsewhere' : 'here',
      isBusy: false,
    };
    tables.set(id, table);
    const opening: Opening = {
      ok: true,
      info: infoOf(headNow(local, kept.head.updatedAt)),
      report: report(table),
    };
    // After the answer is on its way.
    void runBots(id, table, world.breathe());
    return opening;
  }

  async function answer(
    table: OpenTable,
    { table: id, decision, answer: said, seen }: Extract<Question, { type: 'answer' }>,
  ): Promise<Refusal | null> {
    if (table.standing !== 'here') return STALE;
    const refusal = answerQuestion(table.local, decision, said, seen);
    if (refusal !== null) return refusal;
    tell(table);
    await keep(table);
    void runBots(id, table);
    return null;
  }

  const tellProgress = (call: number) => (share: number) => world.post({ type: 'progress', call, share });

  /** What the best player here would advise the seat at the screen. */
  async function advice(
    table: OpenTable,
    call: number,
    watched: readonly Json[],
  ): Promise<AnswerTo<{ type: 'advise'; table: string }>> {
    const { local } = table;
    const decision = local.match.decisions.find(
      ({ seat, standing }) => seat === local.viewer && standing !== true,
    );
    if (decision === undefined) return [];
    const seq = local.match.entries.length;
    // Advice has its own random numbers: asking changes nothing for the bots, and asking twice gives the same answer.
    const situation = situationAt(local, decision, xoshiro(seq + 1));
    const thought = advise(local.playable.brain, situation, millis(ADVICE_MS, world.clock), watched);
    const isWanted = (): boolean => local.match.entries.length === seq;
    return (await think(thought, world, isWanted, tellProgress(call))) ?? [];
  }

  async function reviewOf(game: GameId, text: string, call: number): Promise<Review<unknown> | null> {
    const found = dealOf(text);
    if (found === null) return null;
    const { deal } = found;
    const [playable, { reviewing }] = await Promise.all([playableFor(game, deal), import('./reviewing.ts')]);
    const work = reviewing(playable, text);
    return work && ((await think(work, world, () => true, tellProgress(call))) ?? null);
  }

  async function weigh(moment: LineAsk, call: number): Promise<Weighing | null> {
    const found = dealOf(moment.record);
    if (found === null) return null;
    const work = weighing(await playableFor(moment.game, found.deal), found.record, moment);
    return (await think(work, world, () => true, tellProgress(call))) ?? null;
  }

  async function carryOut(question: Question, call: number): Promise<AnswerTo<Question>> {
    if (question.type === 'prepare') {
      await loadPlayable(question.game);
      return null;
    }
    if (question.type === 'create') return create(question.table);
    if (question.type === 'review') return reviewOf(question.game, question.record, call);
    if (question.type === 'weigh') return weigh(question.moment, call);
    if (question.type === 'open') return open(question.table, question.quiet);
    const id = question.table;
    const table = tables.get(id);
    if (question.type === 'close') {
      tables.delete(id);
      return null;
    }
    if (table === undefined) throw new Error(`table ${id} is not open`);
    switch (question.type) {
      case 'answer':
        return answer(table, question);
      case 'why':
        return whyNot(table.local, question.wish);
      case 'undo': {
        if (!takeBack(table.local, question.to)) return false;
        tell(table);
        await keep(table);
        return true;
      }
      case 'turn-to':
        takeTheScreen(table.local, question.seat);
        tell(table);
        return null;
      case 'advise':
        return advice(table, call, question.watched === undefined ? [] : [question.watched]);
      case 'journal':
        return movesInForce(table.local.match.entries);
      case 'record': {
        const { match, playable, head } = table.local;
        // A game that began by other rules cannot be played again from its deal.
        if (head.base !== undefined || playable.game.outcome(match.state) === null) return null;
        return writeRecord(recordOf(match));
      }
      default:
        return unreachable(question);
    }
  }

  return {
    async receive({ call, question }) {
      try {
        world.post({ type: 'answer', call, value: await carryOut(question, call) });
      } catch (error) {
        world.post({
          type: 'failure',
          call,
          message: error instanceof Error ? error.message : String(error),
        });
      }
    },
  };
}

/** A prepared state, brought to the rules of this page. */
function laid({ game }: Playable, state: Json, rules: number): Json {
  return rules === game.rules ? state : (game.migrate(state, rules) as unknown as Json);
}

function unreachable(question: never): never {
  throw new Error(`nobody understands ${JSON.stringify(question)}`);
}
