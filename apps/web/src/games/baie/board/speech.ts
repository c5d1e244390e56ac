import {
  BOATS,
  CLANS,
  type Cost,
  type Decision,
  freeSeats,
  isHand,
  LAST_HOUR,
  merchantById,
  PIERS,
  rideOf,
  STOP,
  slotCost,
  spaceCost,
  type View,
} from '@comptoir/baie';
import { capital, PHRASES } from '@comptoir/baie/texts';
import { type Language, must, type PickCards, type Seat } from '@comptoir/kit';
import { t } from '../../../i18n/language.svelte.ts';
import type { Picks } from '../../../table/selection.svelte.ts';
import { b } from '../words/words.ts';
import { comingFrom } from './alchemy.ts';

/** What the picks cost, in the slip and on the clock. Legality is never decided here. */

/** Hours and corruption of the chosen action, null when nothing of the kind is chosen. */
export function hoursOf(ask: Decision | null, picks: Picks, view: View): Cost | null {
  const value = picks.things['value'];
  if (ask === null) return null;
  if (ask.id === 'shards.spend' && typeof value === 'number') return shortened(ask.seat, value, view);
  if (typeof value !== 'string') return null;
  if (ask.id === 'turn.space') return spaceCost(view, view.config.merchants[ask.seat]!, value);
  if (ask.id === 'recruit.slot') return slotCost(view, Number(value.slice(2)) - 1);
  return null;
}

/** H-031. What a recruit costs belongs to the slot, which is empty by now. */
function shortened(seat: Seat, shards: number, view: View): Cost | null {
  const space = view.players[seat]?.figure ?? '';
  if (space === '' || space === 'REC') return null;
  return { hours: spaceCost(view, view.config.merchants[seat]!, space).hours - shards, corruption: 0 };
}

export function hourText(space: number): string {
  if (isHand(space)) return b('hour.hand');
  return space / 2 > LAST_HOUR ? b('hour.past', { n: space / 2 - LAST_HOUR }) : b('hourAt', { n: space / 2 });
}

interface Said {
  consequence?: string;
  confirm?: string;
}

function counting({ id, min, max }: PickCards, picked: number, language: Language): Said {
  const { pieces, counted } = PHRASES[language];
  const count = (n: number): string => counted(n, must(pieces[id], `pieces of ${id}`));
  const most = count(max);
  return {
    consequence: min === max ? b('pick.exactly', { most }) : b('pick.between', { min, most }),
    ...(picked > 0
      ? { confirm: b('pick.these', { these: count(picked) }) }
      : min === 0
        ? { confirm: b('pick.none') }
        : {}),
  };
}

/** What the chosen answer leads to, where more can be said than of the question as a whole. */
function followsFrom(ask: Decision, value: string, view: View, language: Language): string | null {
  const p = PHRASES[language];
  if (value === STOP) return null;
  switch (ask.id) {
    case 'load.boat': {
      const free = freeSeats(view, BOATS.indexOf(value as 'LO'));
      return `${capital(p.boats[value] ?? value)}${colon(language)} ${free === 1 ? b('boat.full') : b('boat.free', { n: free - 1 })}.`;
    }
    case 'take.colour': {
      const marbles = comingFrom(view, ask, value).map((marble) => t(`marble.${marble}`));
      return `${capital(b('comes', { marbles: marbles.join(', ') }))}.`;
    }
    default:
      return null;
  }
}
const colon = (language: Language): string => (language === 'fr' ? ' :' : ':');

/** A yes or no is asked with what it brings today. */
function asksSeal(ask: Decision, view: View): string {
  const clan = CLANS.indexOf((ask.source ?? '') as 'R');
  return clan < 0 ? '' : ` ${capital(b('shield.pays', { n: view.halls[clan] ?? 0 }))}.`;
}

/** B-107 */
const isDarkSale = ({ id }: Decision, { sale }: View): boolean =>
  id === 'market.sell' && PIERS[sale.pier] === 'BM';

export function summary(ask: Decision, picks: Picks, view: View, language: Language): Said | null {
  const lead = PHRASES[language].leads[ask.id] ?? '';
  if (ask.kind === 'pick-cards') {
    const said = counting(ask, picks.cards.length, language);
    return { ...said, consequence: `${said.consequence} ${lead}`.trim() };
  }
  const value = picks.things['value'];
  const cost = hoursOf(ask, picks, view);
  if (cost === null || cost.hours === 0) {
    const follows = typeof value === 'string' ? followsFrom(ask, value, view, language) : null;
    const more =
      ask.id === 'brew.seal' ? asksSeal(ask, view) : isDarkSale(ask, view) ? ` ${b('market.dark')}` : '';
    const consequence = `${follows ?? lead}${more}`;
    return consequence === '' ? null : { consequence };
  }
  const ride = rideOf(view, ask.seat, cost.hours);
  const slots = { hours: cost.hours, from: hourText(ride.from), to: hourText(ride.to) };
  const lines = [ride.loads > 0 ? b('ride.loads', { ...slots, n: ride.loads }) : b('ride.plain', slots)];
  if (cost.corruption > 0) lines.push(b('ride.corrupt', { n: cost.corruption }));
  if (ride.passesHand) lines.push(b('ride.hand'));
  const hasDiscount = merchantById(view.config.merchants[ask.seat]!).discount !== undefined;
  if (hasDiscount && cost.hours > 1 && ask.id !== 'shards.spend') lines.push(b('ride.shards'));
  return { consequence: lines.join(' ') };
}
