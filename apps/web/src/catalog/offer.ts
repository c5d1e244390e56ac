import type { Json } from '@comptoir/kit';
import type { Component } from 'svelte';
import type { IconName } from '../art/icons.ts';

/** How a value of an option is drawn: the animal of a folk in its colours. */
export interface OptionLook {
  readonly icon: IconName;
  readonly ink: string;
  readonly tint: string;
}

/** A set of values that a game lets choose in its own way. */
export interface ChooserProps {
  readonly values: readonly string[];
  readonly chosen: readonly string[];
  readonly players: number;
  /** What else is chosen, by option. */
  readonly options: Readonly<Record<string, Json>>;
  readonly onchoose: (chosen: readonly string[]) => void;
}

/** One of several values that a game lets choose in its own way. */
export interface PickerProps {
  readonly label: string;
  readonly values: readonly string[];
  readonly chosen: string;
  /** Values that others have taken. */
  readonly taken: readonly string[];
  readonly onchoose: (value: string) => void;
}

/** What the page of new tables draws of a game's options; games whose options are words alone have none. */
export interface Offer {
  /** Fetches what the values of the options are called and look like. */
  fetch(): Promise<void>;
  /** The options whose values are drawn. */
  readonly drawn: readonly string[];
  lookOf(option: string, value: string): OptionLook | null;
  /** By option; the others are buttons. */
  readonly choosers?: Readonly<Record<string, Component<ChooserProps>>>;
  /** By option, where one value is chosen; the others are lists. */
  readonly pickers?: Readonly<Record<string, Component<PickerProps>>>;
}
