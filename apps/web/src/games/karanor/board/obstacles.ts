import type { Entry, View } from '@comptoir/karanor';
import { recruitPrice, statValue, stepsLeftOf, workOf } from '@comptoir/karanor';
import type { Language, Refusal } from '@comptoir/kit';
import { deliveryFace } from '../words/faces.ts';
import { k } from '../words/words.ts';

/** The obstacle in two words, for the button; the whole sentence comes when it is touched. */
export function shortReason(entry: string, refusal: Refusal | null): string {
  switch (refusal?.reason) {
    case undefined:
      return k('not.now');
    case 'illegal-place':
      return entry === 'build' ? k('not.city') : k('not.here');
    case 'no-inhabitant':
      return k('not.person');
    case 'not-enough-gold':
      return k('not.gold', { n: refusal.figures['cost'] ?? '' });
    case 'not-enough-resources':
      return k('not.goods');
    case 'supply-empty':
      return k('not.none');
    case 'no-action-left':
      return k('not.action');
    case 'city-limit':
      return k('not.shop');
    case 'villa-owned':
      return k('not.villa');
    case 'no-pawn-left':
      return k('not.pawn');
    case 'banned':
      return k('not.banned');
    case 'condition-not-met':
      return k('not.condition');
    case 'unknown-card':
      return k('not.quest');
    default:
      return k('not.now');
  }
}

/** What an offered action does, in two words. */
export function shortEffect(entry: Entry, view: View, language: Language): string {
  const { seat } = entry;
  switch (entry.id) {
    case 'move':
      return k('hint.steps', { n: statValue(view, seat, 'move.range') });
    case 'step':
      return k('hint.steps', { n: stepsLeftOf(view, seat) });
    case 'harvest':
      return `+${statValue(view, seat, 'harvest.amount')}`;
    case 'work':
      return k('hint.gold', { n: workOf(view, seat) });
    case 'interact':
      return k('hint.quest');
    case 'recruit':
      return k('hint.cost', { n: recruitPrice() });
    case 'villa':
      return k('hint.cost', { n: statValue(view, seat, 'villa.gold') });
    case 'deliver':
      return view.delivery < 0 ? '' : deliveryFace(view.delivery, language).name;
    case 'build':
    case 'quest':
      return entry.kind === 'pick-option' ? k('hint.n', { n: entry.options.length }) : '';
    default:
      return '';
  }
}
