/** Which pile is being leafed through: a seat's discard, or the market's. */
export type Pile = { readonly of: 'market' } | { readonly of: 'seat'; readonly seat: number };

let open = $state.raw<Pile | null>(null);
export const openPile = (): Pile | null => open;
export function leafThrough(pile: Pile | null): void {
  open = pile;
}
