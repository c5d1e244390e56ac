import { startMatch, submit, undoPoints } from '@comptoir/kit';
import { describe, expect, test } from 'vitest';
import { vallee } from '../game.ts';
import { table } from '../testing/table.ts';

const folks = ['lemurs', 'hares', 'magpies'];
const at = () => table(2, { folks });

describe('timing and order of choices', () => {
  test('V-230 an effect is resolved completely before another begins', () => {
    const t = at()
      .hand(0, 'fashion-hint', 'festival', 'barometer')
      .marketDeck('calendar')
      .technique('fashion-hint');
    expect(t.question().id).toBe('market-deck.throw');
    const action = {
      seat: 0,
      id: 'action',
      answer: { entry: 'technique.play', answer: [t.id(0, 'festival')] },
    };
    expect(t.refuses(action).code).toBe('not-awaited');
    expect(t.why(0, 'passive.use', [t.id(0, 'barometer')])).toMatchObject({ rule: 'V-230' });
    expect(t.g.stack.map((frame) => frame.effect)).toEqual(['game', 'turn', 'technique', 'fashion-hint']);
  });

  test('V-230 a purchase contains the resolution of its passives', () => {
    const t = at()
      .hand(0, 'royal-privilege', 'pompous-professional')
      .market('bribe', 'grasp')
      .buy(1, ['royal-privilege']);
    expect(t.g.stack.map((frame) => frame.effect)).toEqual([
      'game',
      'turn',
      'purchase',
      'royal-privilege.payment',
    ]);
    expect(t.g.turn.pendingActions).toBe(1);
  });

  test('V-231 target first, then the guess, then the card is shown', () => {
    const t = table(3, { folks: [...folks, 'monitors'] })
      .hand(0, 'burglary')
      .deck(1, 'junk')
      .deck(2, 'festival')
      .technique('burglary');
    expect(t.question().id).toBe('target.player');
    t.answer(2);
    expect(t.question().id).toBe('guess.value');
    expect(t.g.setAside.cards).toEqual([]);
    t.answer(4);
    expect(t.told().indexOf('guessed')).toBeLessThan(t.told().indexOf('moved'));
    expect(t.handOf(0)).toEqual(['festival']);
  });

  test('V-232 the limit of a bribe is in force before the royal privilege is asked, in either order of payment', () => {
    for (const payment of [
      ['bribe', 'royal-privilege'],
      ['royal-privilege', 'bribe'],
    ]) {
      const t = at()
        .hand(0, 'royal-privilege', 'bribe', 'pompous-professional')
        .market('bribe', null, null, 'grasp')
        .buy(3, payment);
      expect(t.question().id).toBe('market.royal-privilege');
      expect(t.g.turn.handBonus).toBe(1);
    }
  });

  test('V-233 winning is checked right after the stack is placed', () => {
    const t = at()
      .hand(0, 'festival', 'festival', 'barometer')
      .stall(0, [
        ['voracious-consumer'],
        ['bribe'],
        ['burglary'],
        ['grasp'],
        ['sudden-nap'],
        ['periscope', 'pompous-professional'],
        ['replacement', 'fortunate-upgrade'],
      ])
      .marketDeck('calendar')
      .build('festival', 'festival');
    expect(t.isOver()).toBe(true);
    expect(t.has('turn-began')).toBe(false);
  });

  test('V-234 a decision followed by new information cannot be taken back', () => {
    const match = startMatch(vallee, {
      options: {
        players: 2,
        mode: 'solo-stalls',
        folks,
        firstPlayer: 0,
        previousLosers: [],
        actionCap: null,
      },
      seats: [
        { name: 'A', contribution: null },
        { name: 'B', contribution: null },
      ],
      secret: 'c'.repeat(64),
    });
    // The pause before clean-up tells nothing; the end of the turn fills the hand from the hidden deck.
    const hand = match.state.players[0]?.hand ?? [];
    const answer = { entry: 'inventory.discard', answer: hand.slice(0, 2) };
    expect(submit(match, { seat: 0, id: 'action', answer }).ok).toBe(true);
    expect(undoPoints(match, 0)).toHaveLength(1);
    const end = { entry: 'turn.end', answer: null };
    expect(submit(match, { seat: 0, id: 'turn.continue', answer: end }).ok).toBe(true);
    expect(undoPoints(match, 0)).toEqual([]);
  });
});
