import { ANYONE, type Event, noWares, type Offer } from '@comptoir/karanor';
import { expect, test } from 'vitest';
import { answerOf, answersMe, onlyAnswers } from './answers.ts';

const offer = (id: number, from: number, to: number): Offer => ({
  id,
  from,
  to,
  give: noWares(),
  want: noWares(),
  later: null,
  note: '',
  declined: [],
});
const made = (id: number, from: number, to: number): Event => ({
  type: 'offer-made',
  offer: offer(id, from, to),
  answers: 0,
});
const turn: Event = { type: 'turn-began', seat: 0, round: 2 };
const story = (...events: Event[]) => events.map((event) => ({ events: [event] }));

test('the answer to the last own offer stays with its reason', () => {
  const no: Event = { type: 'offer-ended', offer: 3, how: 'declined', seat: 1, say: '#keep' };
  expect(answerOf(story(made(3, 0, 1), no), 0, 1)).toEqual({ how: 'declined', say: '#keep' });
  expect(answerOf(story(made(3, 0, 1), no), 0, 2)).toBeNull();
  expect(answerOf(story(made(3, 0, 1), no), 2, 1)).toBeNull();
});

test('an offer to anyone has an answer of each; a new offer takes the old answer away', () => {
  const one: Event = { type: 'offer-declined', offer: 4, seat: 1, say: '#cheap' };
  const two: Event = { type: 'offer-ended', offer: 4, how: 'accepted', seat: 2, say: '' };
  const told = story(made(4, 0, ANYONE), one, two);
  expect([1, 2, 3].map((rival) => answerOf(told, 0, rival)?.how)).toEqual([
    'declined',
    'accepted',
    undefined,
  ]);
  expect(answerOf([...told, ...story(made(5, 0, 1))], 0, 1)).toBeNull();
});

test('what was withdrawn was not answered, and after a turn nobody remembers', () => {
  const back: Event = { type: 'offer-ended', offer: 3, how: 'withdrawn', seat: 0 };
  expect(answerOf(story(made(3, 0, 1), back), 0, 1)).toBeNull();
  const no: Event = { type: 'offer-ended', offer: 3, how: 'declined', seat: 1, say: '' };
  expect(answerOf(story(made(3, 0, 1), no, turn), 0, 1)).not.toBeNull();
  expect(answerOf(story(made(3, 0, 1), no, turn, turn), 0, 1)).toBeNull();
});

test('what is said to an offer of one’s own turn is an answer; what others tell each other is not', () => {
  const no: Event = { type: 'offer-declined', offer: 3, seat: 1, say: '#cheap' };
  const at = (active: number, from: number) => ({
    view: { active },
    story: story(made(3, from, ANYONE), no),
    viewer: 0,
  });
  expect(answersMe([no], at(0, 0))).toBe(true);
  expect(answersMe([no], at(1, 0))).toBe(false);
  expect(answersMe([no], at(0, 2))).toBe(false);
  expect(answersMe([made(4, 1, 0)], at(0, 0))).toBe(false);
  const counter: Event = { type: 'offer-ended', offer: 3, how: 'countered', seat: 1, say: '' };
  expect(answersMe([made(4, 1, 0), counter], at(0, 0))).toBe(true);
  const back: Event = { type: 'offer-ended', offer: 3, how: 'withdrawn', seat: 0, say: '' };
  expect(answersMe([back], at(0, 0))).toBe(false);
});

test('who takes an offer or makes one in return answers; who makes an offer plays', () => {
  const traded: Event = { type: 'traded', from: 0, to: 1, give: noWares(), want: noWares() };
  expect(onlyAnswers(traded)).toBe(true);
  expect(onlyAnswers({ ...made(4, 1, 0), answers: 3 } as Event)).toBe(true);
  expect([made(4, 1, 0), turn].map(onlyAnswers)).toEqual([false, false]);
});
