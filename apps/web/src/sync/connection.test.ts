import { describe, expect, test } from 'vitest';
import { type Connection, type Deed, type Happening, noConnection, step } from './connection.ts';

/** The connection after all this, and what was done on the way. */
function after(...happenings: Happening[]): { connection: Connection; deeds: Deed['type'][] } {
  let connection = noConnection;
  const deeds: Deed['type'][] = [];
  for (const happening of happenings) {
    const next = step(connection, happening);
    connection = next.connection;
    deeds.push(...next.deeds.map(({ type }) => type));
  }
  return { connection, deeds };
}

const WANTED: Happening = { type: 'wanted' };
const OPENED: Happening = { type: 'opened', at: 0 };
const FITS: Happening = { type: 'welcomed', fit: 'fits' };
const CLOSED: Happening = { type: 'closed', chance: 0 };
const DUE: Happening = { type: 'due' };
const UP = [WANTED, OPENED, FITS];

describe('a connection', () => {
  test('is used when the server has said which protocol it speaks, not before', () => {
    expect(after(WANTED, OPENED)).toMatchObject({ connection: { status: 'greeting' }, deeds: ['open'] });
    expect(after(...UP)).toMatchObject({ connection: { status: 'up' }, deeds: ['open', 'up'] });
  });

  test('tries again after longer and longer waits, and starts over when it has been up', () => {
    let connection = after(...UP).connection;
    const waits: number[] = [];
    for (let i = 0; i < 8; i++) {
      const lost = step(connection, CLOSED);
      waits.push(...lost.deeds.flatMap((deed) => (deed.type === 'wait' ? [deed.ms] : [])));
      connection = step(lost.connection, DUE).connection;
    }
    expect(waits).toEqual([400, 800, 1600, 3200, 6400, 12_800, 15_000, 15_000]);
    const again = [OPENED, FITS, CLOSED].reduce((at, one) => step(at, one).connection, connection);
    expect(again.wait).toBe(800);
  });

  test('that was only opened has not been up: a server that refuses everybody is not run down', () => {
    expect(after(WANTED, OPENED, CLOSED, DUE, OPENED, CLOSED).connection.wait).toBe(1600);
  });

  test('is left when nobody needs it any more, and its end is then no news', () => {
    const left = after(...UP, { type: 'unwanted' }, CLOSED);
    expect(left.connection.status).toBe('idle');
    expect(left.deeds).toEqual(['open', 'up', 'close']);
  });

  test('does not wait when the network is back', () => {
    expect(after(...UP, CLOSED, { type: 'online' }).deeds.slice(-1)).toEqual(['open']);
    expect(after(...UP, { type: 'online' }).deeds).toEqual(['open', 'up']);
  });

  test('that says nothing for long is given up, whatever the system believes', () => {
    expect(after(...UP, { type: 'beat', at: 25_000, chance: 0 }).deeds.slice(-1)).toEqual(['ping']);
    const silent = after(...UP, { type: 'beat', at: 50_000, chance: 0 });
    expect(silent.connection.status).toBe('waiting');
    expect(silent.deeds.slice(-3)).toEqual(['close', 'down', 'wait']);
  });

  test('is opened anew for somebody who has a name now, without a word of trouble', () => {
    expect(after(...UP, { type: 'renewed' }).deeds.slice(-2)).toEqual(['close', 'open']);
    expect(after({ type: 'renewed' }).deeds).toEqual([]);
  });

  test('of an older page is used, and the page is to be loaded anew', () => {
    const older = after(WANTED, OPENED, { type: 'welcomed', fit: 'older' });
    expect(older).toMatchObject({ connection: { status: 'up' }, deeds: ['open', 'up', 'outdated'] });
  });

  test('of another protocol ends for good', () => {
    const foreign = after(WANTED, OPENED, { type: 'welcomed', fit: 'foreign' }, CLOSED, DUE, WANTED);
    expect(foreign.connection.status).toBe('foreign');
    expect(foreign.deeds).toEqual(['open', 'close', 'down', 'outdated']);
  });
});
