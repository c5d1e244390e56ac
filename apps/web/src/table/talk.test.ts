import type { Kinded } from '@comptoir/kit';
import { expect, test } from 'vitest';
import { Stage } from './stage.svelte.ts';
import type { ChatLine, Table, TableNow } from './table.ts';
import { Talk } from './talk.svelte.ts';

type Now = TableNow<Kinded, unknown, unknown>;

const line = (seat: number | null, at: number): ChatLine => ({ seat, at, name: 'Zoé', text: 'Bonjour' });
const saying = (...chat: ChatLine[]): Now =>
  ({ seq: 0, viewer: 0, handOver: null, clocks: null, info: { id: 't' }, story: [], chat }) as unknown as Now;

test('what others said since one last looked is unread, what one said oneself is not', () => {
  let tell: (now: Now) => void = () => undefined;
  const table = {
    now: saying(line(1, 10)),
    watch(listener: (now: Now) => void) {
      tell = listener;
      return () => undefined;
    },
  } as unknown as Table;
  const talk = new Talk(new Stage(table, () => []));
  expect(talk.unread).toBe(1);
  talk.markRead();
  expect(talk.unread).toBe(0);
  tell(saying(line(1, 10), line(0, 20), line(1, 30), line(null, 40)));
  expect(talk.unread).toBe(2);
  talk.markRead();
  expect(talk.unread).toBe(0);
});
