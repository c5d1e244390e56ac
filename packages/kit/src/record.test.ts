import { auction as toyAuction } from '@comptoir/auction/rules';
import { describe, expect, test } from 'vitest';
import { commitTo, seedFrom } from './commitment.ts';
import type { Json } from './json.ts';
import { canonical } from './json.ts';
import { undoPoints } from './match/course.ts';
import { recordOf, startMatch, submit, undo } from './match/match.ts';
import { isTableSeed, xoshiro } from './random.ts';
import { type GameRecord, type RecordEntry, readRecord, writeRecord } from './record.ts';
import { isFault, replay, verifyRecord } from './replay.ts';
import { sha256Hex } from './sha256.ts';
import { randomMove } from './testing/random-play.ts';

const SECRET = '0123456789abcdef'.repeat(4);

/** A finished match with some returns in it. */
function finished(seed: number, rounds = 5): GameRecord {
  const match = startMatch(toyAuction, {
    options: { players: 3, rounds },
    seats: [
      { name: 'Zoé 🦔 "la pie"', contribution: 'pluie' },
      { name: 'Bob', contribution: null },
      { name: '', contribution: '' },
    ],
    secret: SECRET,
  });
  const rng = xoshiro(seed);
  let undone = 0;
  for (let open = toyAuction.decisions(match.state); open.length > 0; ) {
    const mover = match.history.points?.at(-1)?.move.seat ?? 0;
    const [point] = undone < 3 && match.entries.length % 3 === 2 ? undoPoints(match, mover) : [];
    if (point !== undefined && undo(match, mover, point)) undone += 1;
    else submit(match, randomMove(toyAuction, open, rng, 15));
    open = toyAuction.decisions(match.state);
  }
  return recordOf(match);
}

const record = finished(1);
const text = writeRecord(record);
/** The same record with something changed and all links recomputed: only a replay can find the fault. */
const forged = (change: Partial<GameRecord>): string => writeRecord({ ...record, ...change });
const faultOf = (written: string) => {
  const found = verifyRecord(toyAuction, written);
  if (found.ok) throw new Error('accepted');
  return found.fault;
};

describe('commitment', () => {
  test('binds to the secret, and the seed depends on every part', () => {
    expect(commitTo(SECRET)).toBe(sha256Hex(`comptoir commitment ${SECRET}`));
    const seeds = [
      seedFrom({ secret: SECRET, contributions: [null, null] }),
      seedFrom({ secret: SECRET, contributions: ['', null] }),
      seedFrom({ secret: SECRET, contributions: [null, ''] }),
      seedFrom({ secret: SECRET, contributions: [null] }),
      seedFrom({ secret: SECRET, contributions: ['a","b'] }),
      seedFrom({ secret: SECRET, contributions: ['a', 'b'] }),
      seedFrom({ secret: 'f'.repeat(64), contributions: [null, null] }),
    ];
    expect(new Set(seeds).size).toBe(seeds.length);
    expect(seeds.every(isTableSeed)).toBe(true);
  });

  test('the formulas of docs/record.md', () => {
    expect(seedFrom({ secret: 'aa', contributions: ['x', null] })).toBe(
      sha256Hex('comptoir seed {"contributions":["x",null],"secret":"aa"}'),
    );
  });
});

describe('a record', () => {
  test('comes back as it was and verifies', () => {
    expect(record.entries.some((entry) => 'undo' in entry)).toBe(true);
    expect(record.footer.outcome).not.toBeNull();
    expect(readRecord(text)).toEqual({ ok: true, record });
    expect(verifyRecord(toyAuction, text)).toEqual({ ok: true, record, moves: record.entries.length });
    expect(writeRecord(JSON.parse(JSON.stringify(record)) as GameRecord)).toBe(text);
  });

  test('has one line per entry and links as docs/record.md says', () => {
    const lines = text.split('\n');
    expect(lines).toHaveLength(record.entries.length + 6);
    const link = (before: string, part: unknown) => sha256Hex(before + canonical(part)).slice(0, 16);
    let chain = link('', { format: 'comptoir-record', version: 1, header: record.header });
    const data = JSON.parse(text) as Record<'header' | 'footer', { link: string }> & {
      entries: { link: string }[];
    };
    expect(data.header.link).toBe(chain);
    record.entries.forEach((entry, at) => {
      chain = link(chain, entry);
      expect(data.entries[at]?.link).toBe(chain);
    });
    expect(data.footer.link).toBe(link(chain, record.footer));
  });

  test('of a game that was broken off verifies too', () => {
    const match = startMatch(toyAuction, {
      options: { players: 2, rounds: 2 },
      seats: [
        { name: 'a', contribution: null },
        { name: 'b', contribution: null },
      ],
      secret: SECRET,
    });
    expect(verifyRecord(toyAuction, writeRecord(recordOf(match)))).toMatchObject({ ok: true, moves: 0 });
    submit(match, { seat: 0, id: 'cheer', answer: null });
    expect(recordOf(match).footer.outcome).toBeNull();
    expect(verifyRecord(toyAuction, writeRecord(recordOf(match)))).toMatchObject({ ok: true, moves: 1 });
  });

  test('replays point by point with the events of every move', () => {
    const points = [...replay(toyAuction, record)];
    expect(points.some(isFault)).toBe(false);
    expect(points.map((point) => (isFault(point) ? -1 : point.seq))).toEqual(
      Array.from({ length: record.entries.length + 1 }, (_, seq) => seq),
    );
    const told = points.flatMap((point) => (isFault(point) ? [] : point.events.map(({ type }) => type)));
    expect(told).toContain('dealt');
    expect(told).toContain('awarded');
  });
});

describe('damage', () => {
  test('every flipped byte is found, with its place', () => {
    const short = writeRecord(finished(2, 2));
    const bytes = Buffer.from(short, 'utf8');
    const places = new Set<string>();
    for (let at = 0; at < bytes.length; at++) {
      const bit = 1 << (at % 8);
      bytes[at]! ^= bit;
      const found = verifyRecord(toyAuction, bytes.toString('utf8'));
      if (found.ok) throw new Error(`bit ${bit} of byte ${at} of ${bytes.length} was not noticed`);
      expect(found.fault.place).toMatch(/^(file|header|footer|entry \d+)$/);
      places.add(found.fault.place);
      bytes[at]! ^= bit;
    }
    expect(verifyRecord(toyAuction, bytes.toString('utf8')).ok).toBe(true);
    for (const place of ['file', 'header', 'footer', 'entry 0', 'entry 3']) expect(places).toContain(place);
  });

  test('a changed digit of an answer is found in its own entry', () => {
    const at = record.entries.findIndex((entry) => 'answer' in entry && Array.isArray(entry.answer));
    const lines = text.split('\n');
    const line = 3 + at;
    lines[line] = lines[line]!.replace(/"answer":\[\d+/, '"answer":[99');
    expect(faultOf(lines.join('\n'))).toEqual({ place: `entry ${at}`, problem: 'it was altered' });
  });

  test('a line removed, doubled or moved is found where it happened', () => {
    const lines = text.split('\n');
    const put = (change: (list: string[]) => void) => {
      const list = lines.slice();
      change(list);
      return faultOf(list.join('\n')).place;
    };
    expect(put((list) => list.splice(5, 1))).toBe('entry 2');
    expect(put((list) => list.splice(5, 0, list[5]!))).toBe('entry 3');
    expect(put((list) => list.splice(5, 2, list[6]!, list[5]!))).toBe('entry 2');
  });

  test.each<[string, string]>([
    ['', 'this is not JSON'],
    ['{', 'this is not JSON'],
    ['[]', 'this is not a game record'],
    ['null', 'this is not a game record'],
    ['{"format":"other"}', 'this is not a game record'],
    ['{"format":"comptoir-record","version":2}', 'version 2 is not known'],
    ['\uFEFF{}', 'this is not JSON'],
  ])('%j is refused', (written, problem) => {
    expect(faultOf(written)).toEqual({ place: 'file', problem });
  });

  test.each(['header', 'entries', 'footer'] as const)('without its %s it is refused', (part) => {
    const { [part]: _gone, ...rest } = JSON.parse(text) as Record<string, Json>;
    expect(verifyRecord(toyAuction, JSON.stringify(rest)).ok).toBe(false);
  });

  test('a text that says the same in another way is refused with its line', () => {
    expect(faultOf(JSON.stringify(JSON.parse(text)))).toMatchObject({ place: 'file' });
    expect(faultOf(`${text} `).problem).toMatch(/is not written as a record is/);
    expect(faultOf(text.replace('"entries":[', '"entries": [')).problem).toMatch(/^line 3 /);
    expect(faultOf(text.replace('"version":1,', '"version":1,"version":1,')).problem).toMatch(/^line 1 /);
    expect(faultOf(text.replace('"version":1,', '"version":1,"more":0,')).problem).toMatch(/^line 1 /);
  });

  test.each<[string, Json]>([
    ['a fraction for a seat', { seat: 0.5, id: 'x', answer: 1, state: '' }],
    ['no answer', { seat: 0, id: 'x', state: '' }],
    ['one field too many', { seat: 0, id: 'x', answer: 1, state: '', undo: 0 }],
    ['a number for a state', { undo: 0, state: 5 }],
    ['a text for a return', { undo: '0', state: '' }],
    ['a list', []],
    ['nothing', null],
  ])('an entry with %s is refused by its number', (_, entry) => {
    const entries = [...record.entries.slice(0, 2), entry as unknown as RecordEntry];
    expect(faultOf(forged({ entries })).place).toBe('entry 2');
  });
});

describe('forgery with all links made anew is found by the replay', () => {
  const at = record.entries.findIndex((entry) => 'id' in entry && entry.id === 'bid.card');
  const withEntry = (change: Json) => {
    const entries = record.entries.slice() as unknown as Json[];
    entries[at] = { ...(entries[at] as Record<string, Json>), ...(change as Record<string, Json>) };
    return faultOf(forged({ entries: entries as unknown as RecordEntry[] }));
  };

  test('an illegal answer', () => {
    expect(withEntry({ answer: [77] })).toEqual({
      place: `entry ${at}`,
      problem: 'the move is refused: not-an-option card-not-offered',
    });
  });

  test('a move of another seat, or to another question', () => {
    expect(withEntry({ seat: 9 }).problem).toMatch(/not-awaited/);
    expect(withEntry({ id: 'turn.act' }).place).toBe(`entry ${at}`);
  });

  test('another state', () => {
    expect(withEntry({ state: 'f'.repeat(32) })).toEqual({
      place: `entry ${at}`,
      problem: 'the state after it is another one',
    });
  });

  test('another outcome', () => {
    const footer = { ...record.footer, outcome: null };
    expect(faultOf(forged({ footer }))).toEqual({ place: 'footer', problem: 'the outcome is another one' });
  });

  test('another secret, with or without its commitment', () => {
    const footer = { ...record.footer, secret: 'a'.repeat(64) };
    expect(faultOf(forged({ footer }))).toEqual({
      place: 'footer',
      problem: 'the secret does not open the commitment',
    });
    const header = { ...record.header, commitment: commitTo(footer.secret) };
    expect(faultOf(forged({ header, footer })).place).toMatch(/^entry \d+$/);
  });

  test('another contribution of a seat', () => {
    const [first, ...others] = record.header.seats;
    const seats = [{ ...first!, contribution: 'soleil' }, ...others];
    expect(faultOf(forged({ header: { ...record.header, seats } })).place).toMatch(/^entry \d+$/);
  });

  test('another game, other rules, other options', () => {
    const header = (change: Partial<GameRecord['header']>) =>
      faultOf(forged({ header: { ...record.header, ...change } }));
    expect(header({ game: 'chess' }).problem).toBe('this is a game of chess, not auction');
    expect(header({ rules: 2 }).problem).toBe('it was played by newer rules than these');
    expect(header({ rules: 0 }).problem).toMatch(/^it was played by older rules/);
    expect(header({ options: { players: 99 } }).problem).toBe('these options are refused: out-of-range');
    const other = record.header.seats.length === 2 ? 3 : 2;
    expect(header({ options: { players: other, rounds: 5 } }).problem).toBe(
      'it names another number of seats than its options',
    );
    expect(header({ options: { players: record.header.seats.length, rounds: 6 } }).place).toMatch(
      /^entry \d+$/,
    );
  });

  test('a return to a point that never was, and moves after the end', () => {
    const undoTo = (to: number) => [...record.entries, { undo: to, state: 'x' }];
    const end = record.entries.length;
    for (const to of [-1, end + 1])
      expect(faultOf(forged({ entries: undoTo(to) }))).toEqual({
        place: `entry ${end}`,
        problem: 'it goes back to a point that never was',
      });
    const more = [...record.entries, { seat: 0, id: 'cheer', answer: null, state: 'x' }];
    expect(faultOf(forged({ entries: more })).problem).toBe('the move is refused: game-over game-over');
  });

  test('entries cut off at the end', () => {
    expect(faultOf(forged({ entries: record.entries.slice(0, -1) })).place).toBe('footer');
  });
});
