import { type Seat, tell as tellAnyone } from '@comptoir/kit';
import type { OrderedWindow, WindowKind } from './content/language.ts';
import type { Hold, Modifier, Offer, Phase, Pledge, Wares } from './state.ts';

/** Where gold and tokens come from and go to. */
export type Party = Seat | 'supply' | 'market';

/** Where a card lies. `aside`: being chosen from or resolved. */
export type Zone =
  | { readonly at: 'deck' | 'discard' | 'removed' | 'packet' | 'in-play' }
  | { readonly at: 'hand'; readonly seat: Seat }
  | { readonly at: 'display'; readonly slot: number }
  | { readonly at: 'aside'; readonly seat: Seat; readonly open: boolean };

export type Pile = 'shop' | 'quest' | 'black-market' | 'artefact';

export type OfferEnd = 'accepted' | 'declined' | 'withdrawn' | 'countered' | 'void';

/** Past facts. A card that a viewer may not know is null for them; null instead of the event where they are told nothing. */
export type Event =
  | {
      readonly type: 'moved';
      readonly pile: Pile;
      readonly card: number | null;
      readonly from: Zone;
      readonly to: Zone;
    }
  | { readonly type: 'reshuffled'; readonly pile: Pile }
  | { readonly type: 'gold'; readonly seat: Seat; readonly by: number; readonly why: string }
  | {
      readonly type: 'tokens';
      readonly from: Party;
      readonly to: Party;
      readonly resource: number;
      readonly count: number;
      readonly why: string;
    }
  | { readonly type: 'income'; readonly seat: Seat; readonly by: number; readonly why: string }
  | { readonly type: 'prestige'; readonly seat: Seat; readonly by: number; readonly why: string }
  | { readonly type: 'threshold'; readonly seat: Seat; readonly number: number }
  | { readonly type: 'badge'; readonly badge: number; readonly from: Party; readonly to: Party }
  | { readonly type: 'associate'; readonly associate: number; readonly from: Party; readonly to: Party }
  | { readonly type: 'artefact'; readonly artefact: number; readonly from: Seat; readonly to: Seat }
  | { readonly type: 'promoted'; readonly seat: Seat; readonly associate: number }
  | { readonly type: 'activated'; readonly seat: Seat; readonly artefact: number }
  | { readonly type: 'drafted'; readonly round: 1 | 2 }
  | { readonly type: 'started'; readonly seat: Seat; readonly story: number }
  | { readonly type: 'turn-began'; readonly seat: Seat; readonly round: number }
  | { readonly type: 'phase'; readonly phase: Phase }
  | { readonly type: 'allowance'; readonly actions: number }
  | { readonly type: 'action'; readonly seat: Seat; readonly action: string; readonly used: number }
  | { readonly type: 'action-back'; readonly seat: Seat; readonly used: number }
  | { readonly type: 'bonus-actions'; readonly seat: Seat; readonly total: number }
  | {
      readonly type: 'pawn';
      readonly seat: Seat;
      readonly from: number;
      readonly to: number;
      readonly how: 'land' | 'sea' | 'effect';
    }
  | { readonly type: 'move-steps'; readonly steps: number }
  | { readonly type: 'inhabitant-left'; readonly territory: number }
  | {
      readonly type: 'build-declared';
      readonly seat: Seat;
      readonly card: number;
      readonly city: number;
      readonly withBonus: boolean;
    }
  | { readonly type: 'villa-declared'; readonly seat: Seat; readonly territory: number }
  | {
      readonly type: 'declaration-ended';
      readonly seat: Seat;
      readonly how: 'carried-out' | 'cancelled' | 'withdrawn';
    }
  | { readonly type: 'shop-built'; readonly seat: Seat; readonly card: number; readonly city: number }
  | { readonly type: 'villa-bought'; readonly seat: Seat; readonly territory: number }
  | {
      readonly type: 'quest-chosen';
      readonly seat: Seat;
      readonly card: number;
      readonly option: number;
      readonly immediate: boolean;
    }
  | { readonly type: 'quest-done'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'delivered'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'delivery-shown'; readonly card: number }
  | { readonly type: 'modified'; readonly seat: Seat; readonly modifiers: readonly Modifier[] }
  | {
      readonly type: 'window-opened';
      readonly window: WindowKind;
      readonly actor: Seat;
      readonly asked: readonly Seat[];
      /** What it is about: resource and number of a harvest, card of a delivery or quest; -1 where something else tells. */
      readonly what: number;
      readonly count: number;
    }
  | { readonly type: 'window-passed'; readonly seat: Seat }
  | { readonly type: 'window-closed'; readonly window: WindowKind; readonly actor: Seat }
  | {
      readonly type: 'card-declared';
      readonly seat: Seat;
      readonly card: number;
      readonly target: Seat;
      readonly actor: Seat;
    }
  | { readonly type: 'card-ended'; readonly seat: Seat; readonly card: number; readonly cancelled: boolean }
  | { readonly type: 'option-chosen'; readonly seat: Seat; readonly source: string; readonly option: number }
  | { readonly type: 'revealed'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'orders'; readonly seat: Seat; readonly window: OrderedWindow; readonly pass: boolean }
  | { readonly type: 'hold'; readonly seat: Seat; readonly hold: Hold }
  | { readonly type: 'offer-made'; readonly offer: Offer; readonly answers: number }
  | { readonly type: 'offer-declined'; readonly offer: number; readonly seat: Seat; readonly say?: string }
  | {
      readonly type: 'offer-ended';
      readonly offer: number;
      readonly how: OfferEnd;
      readonly seat: Seat;
      /** What was said to it; stories of rules 2 do not know it. */
      readonly say?: string;
    }
  | { readonly type: 'pledged'; readonly pledge: Pledge }
  | { readonly type: 'pledge-ended'; readonly pledge: Pledge }
  | {
      readonly type: 'traded';
      readonly from: Seat;
      readonly to: Seat;
      readonly give: Wares;
      readonly want: Wares;
    }
  | { readonly type: 'income-paid'; readonly seat: Seat; readonly gold: number }
  | { readonly type: 'end-triggered'; readonly seat: Seat; readonly prestige: number }
  | { readonly type: 'over'; readonly winners: readonly Seat[] };

export const tell: (event: Event) => void = tellAnyone;
