import type { Language } from '@comptoir/kit';

/** The effect language of chapter 6, as it is written in content.json. */

export const RESOURCES = ['wine', 'wood', 'fruit', 'meat', 'cloth', 'metal', 'diamond'] as const;
export type Resource = (typeof RESOURCES)[number];

export const WHOS = ['self', 'target', 'actor', 'others'] as const;
export type Who = (typeof WHOS)[number];

export const COUNTED = [
  'gold',
  'prestige',
  'income',
  'resources',
  'shops',
  'villas',
  'associates',
  'badges',
  'artefacts',
  'quests',
  'blackMarket',
] as const;
export type Counted = (typeof COUNTED)[number];

export interface Counter {
  readonly what: Counted;
  readonly of?: Who;
}
export type Num = number | { readonly each: number; readonly per: Counter; readonly max?: number };

/** 6.3 */
export interface Bundle {
  readonly gold?: Num;
  readonly res?: Readonly<Partial<Record<Resource, number>>>;
  readonly any?: number;
  readonly anyD?: number;
  readonly income?: number;
  readonly prestige?: number;
  readonly badge?: Readonly<Record<string, number>>;
  readonly anyBadge?: number;
  readonly associate?: number;
  readonly artefact?: number;
  readonly quest?: number;
  readonly blackMarket?: number;
  readonly action?: number;
}

/** 6.6 */
export interface Place {
  readonly is?: readonly string[];
  readonly city?: true;
  readonly coast?: true;
  readonly shopOf?: Who;
  readonly pawnOf?: Who;
  readonly near?: { readonly of: Who; readonly max: number };
  readonly not?: Place;
}

/** 6.5 */
export type Condition =
  | { readonly at: Place; readonly who?: Who }
  | { readonly has: Bundle }
  | { readonly count: Counter; readonly min?: number; readonly max?: number }
  | { readonly more: readonly [Counter, Counter] }
  | { readonly turn: 'self' | 'other' }
  | { readonly targeted: 'self' };

/** 6.8 */
export const STATS = [
  'actions',
  'move.range',
  'sea.gold',
  'harvest.amount',
  'harvest.reach',
  'work.gold',
  'work.ban',
  'build.gold',
  'build.res',
  'build.limit',
  'villa.gold',
  'deliver.gold',
  'interact.draw',
  'income.gold',
  'loss.shield',
  'untargetable',
] as const;
export type Stat = (typeof STATS)[number];
export type Mod =
  | { readonly stat: Stat; readonly add: number }
  | { readonly stat: Stat; readonly set: number };

export const UNTILS = ['turnEnd', 'ownTurn', 'once'] as const;
export type Until = (typeof UNTILS)[number];

export type Text = Readonly<Record<Language, string>>;

/** 6.7 */
export interface Option {
  readonly id?: string;
  readonly text?: Text;
  readonly if?: readonly Condition[];
  readonly cost?: Bundle;
  readonly do: readonly Step[];
}

/** 6.4 */
export type Step =
  | { readonly gain: Bundle; readonly who?: Who }
  | { readonly lose: Bundle; readonly who?: Who }
  | { readonly take: Bundle; readonly from: Who }
  | { readonly move: Place; readonly who?: Who }
  | { readonly modify: readonly Mod[]; readonly who?: Who; readonly until: Until }
  | { readonly choose: readonly Option[]; readonly by?: Who }
  | { readonly cancel: true };

/** 6.9 */
export const TRIGGERS = ['income', 'questDone', 'acquired', 'cardPlayedByOther'] as const;
export type Trigger = (typeof TRIGGERS)[number];
export type Ability =
  | { readonly type: 'passive'; readonly mods: readonly Mod[] }
  | { readonly type: 'trigger'; readonly on: Trigger; readonly do: readonly Step[] }
  | {
      readonly type: 'activate';
      readonly cost?: Bundle;
      readonly limit: 'turn';
      readonly do: readonly Step[];
    };

/** K-202, in the order of its table. */
export const WINDOWS = [
  'turnStart',
  'before:build',
  'before:villa',
  'before:income',
  'before:card',
  'after:harvest',
  'after:deliver',
  'after:quest',
] as const;
/** Windows for which orders can be left (K-205). */
export type OrderedWindow = (typeof WINDOWS)[number];
/** `hold`: somebody raised a hand (K-216). */
export type WindowKind = OrderedWindow | 'hold';
export type Timing = 'open' | WindowKind;

interface Item {
  readonly id: string;
  readonly status: string;
  readonly statusNote?: string;
}
export interface TerritoryItem extends Item {
  readonly name: Text;
  /** What stands before the name in a sentence; empty for names that have none. */
  readonly article: { readonly fr: '' | 'le' | 'la' | 'l’' | 'les'; readonly en: '' | 'the' };
  readonly x: number;
  readonly y: number;
  readonly island: string;
  readonly city: 'origin' | 'post' | null;
  readonly resource: Resource | null;
  readonly villa: boolean;
  readonly inhabitant: boolean;
}
export interface StoryItem extends Item {
  readonly name: Text;
  readonly income: number;
  readonly start: Bundle;
  readonly do: readonly Step[];
  readonly text: Text;
  readonly story: Text;
}
export interface ShopItem extends Item {
  readonly name: Text;
  readonly cost: Bundle;
  readonly bonus: { readonly cost: Bundle; readonly do: readonly Step[] };
  readonly reward: readonly Step[];
  readonly text: Text;
  readonly story: Text;
}
export interface QuestItem extends Item {
  readonly title: Text;
  readonly part: string | null;
  readonly mode: 'action' | 'immediate';
  readonly prestige: number;
  readonly at: Place | null;
  readonly options: readonly Option[];
  readonly next: string | null;
  readonly minPlayers: number;
  readonly goal: Text;
}
export interface BlackMarketItem extends Item {
  readonly name: Text;
  readonly minPlayers: number;
  readonly timing: Timing;
  readonly target: { readonly who: 'other'; readonly if?: readonly Condition[] } | null;
  readonly if: readonly Condition[];
  readonly cost: Bundle;
  readonly do: readonly Step[];
  readonly text: Text;
  readonly story: Text;
}
export interface ArtefactItem extends Item {
  readonly name: Text;
  readonly minPlayers: number;
  readonly abilities: readonly Ability[];
  readonly text: Text;
  readonly story: Text;
}
export interface BadgeItem extends Item {
  readonly name: Text;
  /** French: l’insigne "de Capitaine". */
  readonly of: string;
  readonly copies: number;
  readonly abilities: readonly Ability[];
  readonly text: Text;
  readonly story: Text;
}
export interface AssociateItem extends Item {
  readonly resource: Resource;
  readonly name: Text;
}
export interface DeliveryItem extends Item {
  readonly city: string;
  readonly cost: Bundle;
  readonly reward: Bundle;
  readonly text: Text;
  readonly story: Text;
}

export interface Content {
  readonly constants: Constants;
  readonly resources: readonly (Item & { readonly name: Text; readonly tokens: number })[];
  readonly map: {
    readonly width: number;
    readonly height: number;
    readonly islands: readonly (Item & {
      readonly name: Text;
      readonly outline: readonly (readonly number[])[];
    })[];
    readonly territories: readonly TerritoryItem[];
    readonly edges: readonly (Item & {
      readonly a: string;
      readonly b: string;
      readonly kind: 'land' | 'sea';
    })[];
  };
  readonly originCities: readonly (Item & { readonly city: string })[];
  readonly stories: readonly StoryItem[];
  readonly shops: readonly ShopItem[];
  readonly quests: readonly QuestItem[];
  readonly followUps: readonly QuestItem[];
  readonly blackMarket: readonly BlackMarketItem[];
  readonly artefacts: readonly ArtefactItem[];
  readonly badges: readonly BadgeItem[];
  readonly associates: readonly AssociateItem[];
  readonly deliveries: readonly DeliveryItem[];
  readonly playerColours: readonly (Item & { readonly name: Text; readonly hex: string })[];
}

export interface Constants {
  readonly actionsPerTurn: number;
  readonly moveRange: number;
  readonly moveRangeFloor: number;
  readonly seaCrossingGold: number;
  readonly harvestAmount: number;
  readonly workGold: number;
  readonly recruitGold: number;
  readonly villaGold: number;
  readonly villaPrestige: number;
  readonly associateGold: number;
  readonly associateResource: number;
  readonly questHandLimit: number;
  readonly shopHandSize: number;
  readonly shopDisplay: number;
  readonly draftDeal: number;
  readonly shopPawnsPerPlayer: number;
  readonly tokensPerResource: number;
  readonly inhabitants: number;
  readonly incomeMin: number;
  readonly incomeMax: number;
  readonly artefactDraw: number;
  readonly blackMarketThresholds: readonly number[];
  readonly endPrestige: Readonly<Record<string, number>>;
  readonly deliveriesExtra: number;
  readonly shopsPerCity: number;
  readonly badgeExhaustedGold: number;
  readonly artefactExhaustedGold: number;
  readonly associateExhaustedGold: number;
  readonly market2p: {
    readonly initialPerResource: number;
    readonly cap: number;
    readonly buyGold: number;
    readonly buyGoldFull: number;
    readonly sellGold: number;
    readonly sellGoldEmpty: number;
    readonly maxOps: number;
    readonly excluded: readonly Resource[];
  };
}
