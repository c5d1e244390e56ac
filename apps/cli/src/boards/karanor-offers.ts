import {
  ANYONE,
  type CounterOffer,
  isNoWares,
  type Later,
  LONGEST_PROMISE,
  mostOf,
  noWares,
  type OfferReply,
  type Proposal,
  promisable,
  type Wares,
} from '@comptoir/karanor';
import { NAMES, type Names, noteText, phrasesFor } from '@comptoir/karanor/texts';
import type { Json, Kinded, Language, Seat } from '@comptoir/kit';
import type { Choice, Progress, Stepper, StepWords } from '@comptoir/kit/board';
import { KARANOR_WORDS, type KaranorWords } from './karanor-words.ts';

/** How offers, promises and answers to them are put together at the terminal, step by step. */

const DONE: Json = 'done';
const PROMISE: Json = 'promise';
type Part =
  | { readonly what: 'gold'; readonly n: number }
  | { readonly what: 'resources'; readonly n: number; readonly count: number }
  | { readonly what: 'badges' | 'artefacts' | 'associates'; readonly n: number };

function sum(parts: readonly Part[]): Wares {
  const wares = noWares();
  for (const part of parts) {
    const { what, n } = part;
    if (what === 'gold') wares.gold += n;
    else if (what === 'resources') wares.resources[n] = (wares.resources[n] as number) + part.count;
    else if (what === 'badges') wares.badges[n] = (wares.badges[n] as number) + 1;
    else wares[what].push(n);
  }
  return wares;
}

/** The gold that is listed; any other amount can be said: « 3 or ». */
const LISTED_GOLD = [1, 5];

/** What may still be added to one side, out of what its owner has. */
function additions(goods: Wares, so: Wares, names: Names, w: KaranorWords): Choice[] {
  const choices: Choice[] = [];
  const amounts: Choice[] = [];
  const add = (part: Part, label: string): void =>
    void choices.push({ value: part as unknown as Json, label });
  const understand = (part: Part, label: string): void =>
    void amounts.push({ value: part as unknown as Json, label, unlisted: true });
  for (let n = 1; n <= goods.gold - so.gold; n++)
    (LISTED_GOLD.includes(n) ? add : understand)({ what: 'gold', n }, w.gold(n));
  goods.resources.forEach((n, at) => {
    const left = n - (so.resources[at] as number);
    if (left > 0) add({ what: 'resources', n: at, count: 1 }, names.resource(at));
    for (let count = 1; count <= left; count++)
      understand({ what: 'resources', n: at, count }, `${count} ${names.resource(at)}`);
  });
  goods.badges.forEach((n, at) => {
    if (n > (so.badges[at] as number)) add({ what: 'badges', n: at }, names.badge(at));
  });
  for (const n of goods.artefacts)
    if (!so.artefacts.includes(n)) add({ what: 'artefacts', n }, names.artefact(n));
  for (const n of goods.associates)
    if (!so.associates.includes(n)) add({ what: 'associates', n }, names.associate(n));
  return [...choices, ...amounts];
}

/** The goods of whoever is asked; of all others together when the offer is to anyone. */
function goodsOf(goods: readonly Wares[], seat: Seat, to: Seat): Wares {
  return to === ANYONE ? mostOf(goods.filter((_, other) => other !== seat)) : (goods[to] ?? noWares());
}

type Terms = {
  readonly give: Wares;
  readonly want: Wares;
  readonly later: Later | null;
  readonly note: string;
};

/** What was chosen up to the end of a side, and what follows; null while the side is still open. */
function upToDone(parts: readonly Json[]): { readonly side: Wares; readonly rest: readonly Json[] | null } {
  const end = parts.indexOf(DONE);
  const side = sum((end < 0 ? parts : parts.slice(0, end)) as unknown as Part[]);
  return { side, rest: end < 0 ? null : parts.slice(end + 1) };
}

/**
 * The terms of a deal after its address: parts to give, done, parts to ask, done; then a word, nothing, or a promise,
 * which has two sides of its own and a time (K-311).
 */
function deal(
  goods: readonly Wares[],
  seat: Seat,
  to: Seat,
  parts: readonly Json[],
  language: Language,
): { readonly step: Progress } | Terms {
  const names = NAMES[language];
  const w = KARANOR_WORDS[language];
  const more = (
    owner: Wares,
    so: Wares,
    ask: (so: string | null) => string,
  ): { readonly step: Progress } => ({
    step: {
      step: {
        ask: ask(isNoWares(so) ? null : names.wares(so)),
        // First, so that it keeps its number whatever is added.
        choices: [
          { value: DONE, label: isNoWares(so) ? w.nothing : w.done, enter: true as const },
          ...additions(owner, so, names, w),
        ],
      },
    },
  });
  const lastWord = (mayPromise: boolean): { readonly step: Progress } => ({
    step: {
      step: {
        ask: w.word,
        choices: [
          { value: DONE, label: w.noWord, enter: true as const },
          ...(mayPromise ? [{ value: PROMISE, label: w.promise }] : []),
          ...phrasesFor('offer').map((phrase) => ({ value: phrase, label: noteText(language, phrase) })),
        ],
      },
    },
  });
  const noteOf = (said: Json): string => (said === DONE ? '' : String(said));

  const { side: give, rest: asked } = upToDone(parts);
  if (asked === null) return more(goods[seat] ?? noWares(), give, w.give);
  const { side: want, rest: closing } = upToDone(asked);
  if (closing === null) return more(goodsOf(goods, seat, to), want, w.want);
  const [said, ...promised] = closing;
  if (said === undefined) return lastWord(true);
  if (said !== PROMISE) return { give, want, later: null, note: noteOf(said) };
  const { side: mine, rest: theirs } = upToDone(promised);
  if (theirs === null) return more(promisable(), mine, w.promiseGive);
  const { side: owed, rest: time } = upToDone(theirs);
  if (time === null) return more(promisable(), owed, w.promiseWant);
  const [rounds, word] = time;
  if (rounds === undefined)
    return {
      step: {
        step: {
          ask: w.promiseWhen,
          choices: Array.from({ length: LONGEST_PROMISE }, (_, at) => ({
            value: at + 1,
            label: w.rounds(at + 1),
            number: at + 1,
          })),
        },
      },
    };
  if (word === undefined) return lastWord(false);
  return { give, want, later: { give: mine, want: owed, rounds: rounds as number }, note: noteOf(word) };
}

export const offer: Stepper<Kinded> = (asked, chosen, words): Progress => {
  const decision = asked as Kinded & Proposal;
  // With one other merchant at the table the address goes without saying.
  const others = decision.to.filter((seat) => seat !== ANYONE);
  const [to, ...parts] = others.length === 1 ? [others[0] as Seat, ...chosen] : chosen;
  if (to === undefined) {
    const label = (seat: Seat): string =>
      seat === ANYONE ? KARANOR_WORDS[words.language].anyone : addressee(decision, seat, words);
    return {
      step: {
        ask: KARANOR_WORDS[words.language].toWhom,
        choices: decision.to.map((seat) => ({
          value: seat,
          label: label(seat),
          ...(seat === ANYONE ? {} : { number: seat + 1 }),
        })),
      },
    };
  }
  const terms = deal(decision.goods, decision.seat, to as Seat, parts, words.language);
  return 'step' in terms ? terms.step : { answer: { to, ...terms } as unknown as Json };
};

/** The name of a seat, taken out of the words for an offer to it. */
function addressee(decision: Proposal, seat: Seat, words: StepWords<Kinded>): string {
  const line = words.option(
    decision as Kinded,
    { to: seat, give: noWares(), want: noWares(), note: '' } as unknown as Json,
  );
  return line.slice(line.indexOf('→') + 2, line.lastIndexOf(':')).trim();
}

export const counter: Stepper<Kinded> = (asked, chosen, words): Progress => {
  const decision = asked as Kinded & CounterOffer;
  const [only, second] = decision.offers;
  const isOnly = only !== undefined && second === undefined;
  const [id, ...parts] = isOnly ? [only.offer, ...chosen] : chosen;
  if (id === undefined) {
    const choices = decision.offers.map(({ offer: open }) => ({
      value: open,
      label: offerLine(decision, open, words),
    }));
    return { step: { ask: KARANOR_WORDS[words.language].whichOffer, choices } };
  }
  const from = decision.offers.find(({ offer: open }) => open === id)?.from ?? 0;
  const terms = deal(decision.goods, decision.seat, from, parts, words.language);
  if (!('step' in terms)) return { answer: { offer: id, ...terms } as unknown as Json };
  if (parts.length > 0 || 'answer' in terms.step) return terms.step;
  const { ask, choices } = terms.step.step;
  return { step: { ask: `${offerLine(decision, id as number, words)}. ${ask}`, choices } };
};

/** An open offer, taken out of the words for a counter-offer to it. */
function offerLine(decision: CounterOffer, offer: number, words: StepWords<Kinded>): string {
  const line = words.option(
    decision as Kinded,
    { offer, give: noWares(), want: noWares(), note: '' } as unknown as Json,
  );
  return line.slice(0, line.indexOf('⇒')).trim();
}

/** K-313: which offer, and for a no the word that goes with it. */
export const reply: Stepper<Kinded> = (asked, chosen, words): Progress => {
  const decision = asked as Kinded & OfferReply;
  const [only, second] = decision.offers;
  const [offer, say] = only !== undefined && second === undefined ? [only, ...chosen] : chosen;
  if (offer === undefined)
    return {
      step: {
        ask: words.question(decision),
        choices: decision.offers.map((open) => ({
          value: open,
          label: words.option(decision, { offer: open, say: '' }),
        })),
      },
    };
  if (decision.id === 'trade.accept') return { answer: { offer, say: '' } };
  const w = KARANOR_WORDS[words.language];
  if (say === undefined)
    return {
      step: {
        ask: w.word,
        choices: [
          { value: DONE, label: w.noWord, enter: true as const },
          ...phrasesFor('decline').map((phrase) => ({
            value: phrase,
            label: noteText(words.language, phrase),
          })),
        ],
      },
    };
  return { answer: { offer, say: say === DONE ? '' : say } };
};
