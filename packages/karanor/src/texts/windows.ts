import { type Cast, type Language, type Seat, unreachable } from '@comptoir/kit';
import type { View } from '../view.ts';
import { typeset } from './french.ts';
import { NAMES, quoted } from './names.ts';

/** K-202: what somebody did or is about to do when a window opened, in one sentence, and where or against whom. */
export interface WindowAbout {
  readonly actor: Seat;
  readonly sentence: string;
  readonly where: string;
}

/** The innermost window of a view; null when none is open. */
export function windowAbout(language: Language, view: View, cast: Cast): WindowAbout | null {
  const window = view.windows.at(-1);
  if (window === undefined) return null;
  const french = language === 'fr';
  const set = french ? typeset : (text: string): string => text;
  const names = NAMES[language];
  const name = cast.name(window.actor);
  const say = (fr: string, en: string): string => set(`${name} ${french ? fr : en}`);
  const { declaration } = view;
  const card = view.cards.at(-1);

  const sentence = (): string => {
    switch (window.window) {
      case 'turnStart':
        return say('commence son tour', 'begins a turn');
      case 'before:build': {
        const shop = declaration?.kind === 'build' ? quoted(language, names.shop(declaration.card)) : '';
        return say(`s’apprête à bâtir ${shop}`, `is about to build ${shop}`);
      }
      case 'before:villa': {
        const place = names.place(declaration?.kind === 'villa' ? declaration.territory : -1);
        return say(`s’apprête à acheter la villa ${place.of}`, `is about to buy the villa ${place.at}`);
      }
      case 'before:income':
        return say('va toucher son revenu', 'is about to receive income');
      case 'before:card': {
        const played = card === undefined ? '' : quoted(language, names.blackCard(card.card));
        return say(`joue ${played}`, `plays ${played}`);
      }
      case 'after:harvest': {
        const goods = names.count(window.count, window.what);
        return say(`vient de récolter ${goods}`, `has just harvested ${goods}`);
      }
      case 'after:deliver':
        return say('vient de faire une livraison', 'has just made a delivery');
      case 'after:quest': {
        const quest = window.what < 0 ? '' : quoted(language, names.quest(window.what));
        return say(`vient d’accomplir ${quest}`, `has just completed ${quest}`);
      }
      case 'hold':
        return say('joue, et vous avez levé la main', 'plays, and your hand is raised');
      default:
        return unreachable(window.window);
    }
  };
  const where = (): string => {
    if (window.window === 'before:card' && card !== undefined && card.target >= 0) {
      const isYou = card.target === cast.viewer;
      const target = isYou ? (french ? 'vous' : 'you') : cast.name(card.target);
      return french ? `Contre ${target}.` : `Against ${target}.`;
    }
    const { at } = names.place(view.players[window.actor]?.territory ?? -1);
    return `${at.charAt(0).toUpperCase()}${at.slice(1)}.`;
  };
  return { actor: window.actor, sentence: sentence(), where: where() };
}
