import { type BaseState, commitTo, type Json, writeRecord } from '@comptoir/kit';
import { type Flaw, type SetUp, writeSetUp } from '@comptoir/kit/study';
import type { Desk } from '../../catalog/desk.ts';
import type { GameId } from '../../catalog/games.ts';
import { loadDesk } from '../../games/desks.ts';
import { loadScreen } from '../../games/screens.ts';
import { weighLine } from '../../local/review.ts';
import { Analysis } from '../../table/analysis/analysis.svelte.ts';
import { packed } from '../../table/analysis/link.ts';
import { type Place, type Tree, writeTree } from '../../table/analysis/tree.ts';
import { word as boardWord } from '../../table/analysis/words.ts';
import { go } from '../location.svelte.ts';
import { routeHash } from '../router.ts';
import { word } from './words.ts';

/** The rest of a position follows from this: nobody is to be surprised. */
const SECRET = '57d1'.padEnd(64, '0');

interface Begun {
  readonly tree: Tree;
  readonly place: Place;
}

type Found =
  | { readonly ok: true; readonly analysis: Analysis }
  | { readonly ok: false; readonly flaws: readonly Flaw[] };

/** The board of a position that was set up, or why it cannot be. */
export async function boardOf(
  game: GameId,
  { study }: Desk,
  setUp: SetUp,
  begun: Begun | null,
): Promise<Found> {
  const screen = await loadScreen(game);
  await screen.parts?.fetch(study.parts?.(setUp) ?? []);
  const built = study.build(setUp);
  if (!built.ok) return built;
  const { state, options } = built;
  const count = screen.game.seatsOf(state as never);
  const record = {
    header: {
      game,
      rules: screen.game.rules,
      options,
      seats: Array.from({ length: count }, (_, seat) => ({
        name: word('player', { n: seat + 1 }),
        contribution: null,
      })),
      commitment: commitTo(SECRET),
    },
    entries: [],
    footer: { secret: SECRET, outcome: null },
  };
  const moments = [{ seq: 0, entry: null, state, events: [] }];
  const of = {
    game,
    screen,
    record: writeRecord(record),
    film: { record, moments },
    title: boardWord('study'),
    review: null,
    weigh: weighLine,
  };
  return { ok: true, analysis: new Analysis(of, begun) };
}

/** Opens the board of a position, or the page on which it is changed. */
export async function show(game: GameId, { study }: Desk, setUp: SetUp, edits: boolean): Promise<void> {
  go({ page: 'study', game, sent: await packed({ s: writeSetUp(study, setUp) }), edits });
}

/** Takes a moment to the page on which it can be laid otherwise; false where it cannot be. */
export const layOtherwise = ({ of, position }: Analysis): Promise<boolean> =>
  layState(of.game, position.state);

export async function layState(game: GameId, state: BaseState): Promise<boolean> {
  const desk = await loadDesk(game);
  const setUp = desk?.study.of(state) ?? null;
  if (desk === null || setUp === null) return false;
  await show(game, desk, setUp, true);
  return true;
}

/** The address of the board with its lines, copied; the address itself where that is not possible. */
export async function linkTo(analysis: Analysis, { study }: Desk, setUp: SetUp): Promise<string | null> {
  const value: Json = { s: writeSetUp(study, setUp), l: writeTree(analysis.tree), p: analysis.place };
  const route = { page: 'study', game: analysis.of.game, sent: await packed(value), edits: false } as const;
  const address = new URL(`/${routeHash(route)}`, location.href).href;
  try {
    await navigator.clipboard.writeText(address);
    return null;
  } catch {
    return address;
  }
}
