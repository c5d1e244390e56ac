import { capital, colourText, placeText } from '../../texts/naming.ts';
import type { Phrases } from '../../texts/phrases.ts';
import type { OptionTexts } from '../merchant.ts';

/** `Q1:R>F`, `R>Q1`, `F:R>Q2` and the like. */
function marbleText(p: Phrases, value: string): string {
  const [what, to] = value.split('>') as [string, string | undefined];
  const parts = what.split(':');
  const marble = capital(colourText(p, parts.at(-1)!));
  const from = parts.length > 1 ? `${marble} (${p.bare(p.places[parts[0]!] ?? '')})` : marble;
  return to === undefined ? from : p.to(from, p.bare(p.places[to] ?? to));
}

export const options: OptionTexts = {
  'take.colour': colourText,
  'take.tube': placeText,
  'purge.tube': placeText,
  'purge.cauldrons': (p, cauldron) => placeText(p, `Q${Number(cauldron) + 1}`),
  'marble.place': marbleText,
  'brew.flask': marbleText,
  'distil.move': marbleText,
  'offering.marble': marbleText,
  /** `Q1:R`: what the cauldron would give. */
  'brew.cauldron'(p, value, shop) {
    const marbles = (shop.cauldrons as number[][])[Number(value[1]) - 1] ?? [];
    return p.to(
      placeText(p, value.slice(0, 2)),
      p.wareOf(`${marbles.length === 4 ? 'l' : 's'}${value[3]}`, 'A'),
    );
  },
};
