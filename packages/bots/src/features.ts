/**
 * A view as numbers in fixed places, for whoever learns from many games. Made from a view alone: two tables that look the
 * same to a seat have the same numbers. The seat that looks comes first, the others follow in turn order.
 */
export interface Features<V> {
  /** What stands in each place. */
  readonly legend: readonly string[];
  vector(view: V): number[];
}

/** One place: its name, and its number in what was read from a view. */
export interface Column<F> {
  readonly name: string;
  readonly of: (facts: F) => number;
}

export const column = <F>(name: string, of: Column<F>['of']): Column<F> => ({ name, of });

/** Places of a list of known length; what is not there counts as 0. */
export const columns = <F>(
  name: string,
  labels: readonly (string | number)[],
  of: (facts: F) => readonly (number | boolean)[],
): Column<F>[] =>
  labels.map((label, at) => column(`${name}.${label}`, (facts) => Number(of(facts)[at] ?? 0)));

/** A value of a closed set as places, one of which is 1. */
export const oneOf = <F>(
  name: string,
  values: readonly (string | number)[],
  of: (facts: F) => unknown,
): Column<F>[] => values.map((value) => column(`${name}=${value}`, (facts) => (of(facts) === value ? 1 : 0)));

/** The same places for everybody at the table, by distance from the seat that looks; 0 where nobody sits. */
export const bySeat = <P>(
  seats: number,
  of: readonly Column<P>[],
): Column<{ readonly seats: readonly P[] }>[] =>
  Array.from({ length: seats }, (_, distance) =>
    of.map(({ name, of: read }) =>
      column<{ readonly seats: readonly P[] }>(`seat+${distance}.${name}`, (facts) => {
        const person = facts.seats[distance];
        return person === undefined ? 0 : read(person);
      }),
    ),
  ).flat();

/** Seats in turn order from the one that looks; from the first one for a spectator. */
export const seatsFrom = (viewer: number, seats: number): number[] =>
  Array.from({ length: seats }, (_, distance) => (Math.max(0, viewer) + distance) % seats);

export const count = (numbers: number): number[] => Array.from({ length: numbers }, (_, at) => at);

export function featuresOf<V, F>(read: (view: V) => F, list: readonly Column<F>[]): Features<V> {
  return {
    legend: list.map(({ name }) => name),
    vector: (view) => {
      const facts = read(view);
      return list.map(({ of }) => of(facts));
    },
  };
}
