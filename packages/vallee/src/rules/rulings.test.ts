import { describe, expect, test } from 'vitest';
import { playsForced } from '../decisions.ts';
import { vallee } from '../game.ts';
import { table } from '../testing/table.ts';

/** Decisions of section 17 that no chapter or card shows by itself. */
const folks = ['monitors', 'magpies', 'hares'];
const at = () => table(2, { folks });

describe('decisions taken where the sources are silent', () => {
  test('17.4 no passive while an effect is being resolved; in clean-up after each of its parts', () => {
    const t = at()
      .hand(0, 'refreshing-drink', 'grasp', 'junk', 'junk', 'junk', 'junk')
      .hand(1, 'junk')
      .marketDeck('festival')
      .technique('grasp');
    expect(t.refuses({ seat: 0, id: 'passive.use', answer: [t.id(0, 'refreshing-drink')] }).code).toBe(
      'not-awaited',
    );
    t.answer(2).inventory().goOn();
    expect(t.marketNow()[0]).toBeNull();
    // The refilled market may be answered too.
    t.goOn();
    expect(t.marketNow()[0]).toBe('festival');
    expect(t.question()).toMatchObject({ id: 'turn.continue', options: ['turn.end', 'passive.use'] });
    // The hand is filled again afterwards.
    t.use('refreshing-drink').choose('junk');
    expect(t.g.turn.active).toBe(1);
    expect(t.handOf(0)).toHaveLength(5);
  });

  test('17.5 the mark of a used card is gone once it has left the hand', () => {
    const t = at()
      .hand(0, 'slice-of-life', 'celestial-guidance')
      .deck(0, 'junk')
      .use('slice-of-life')
      .choose('slice-of-life')
      .faces('stars')
      .technique('celestial-guidance');
    expect(t.handOf(0)).toContain('slice-of-life');
    expect(t.g.turn.used).toEqual([]);
  });

  test('17.13 Junk may be named as a set and as a card', () => {
    const set = at().hand(0, 'pompous-professional').deck(0, 'junk').technique('pompous-professional');
    expect(set.answer('junk').handOf(0)).toEqual(['junk']);
    const card = at().hand(0, 'periscope').deck(1, 'junk').technique('periscope');
    expect(card.answer('junk').handOf(0)).toEqual(['junk']);
  });

  test('17.15 the numbers of cards in hands and decks are public', () => {
    const v = vallee.view(at().hand(1, 'junk', 'festival').deck(1, 'junk').g, 0);
    expect([v.players[1]?.handSize, v.players[1]?.deck, v.players[1]?.hand]).toEqual([2, 1, null]);
  });

  test('17.16 the cards of a helping teammate count as printed', () => {
    const t = table(4, { mode: 'teams', folks: [...folks, 'lemurs'] })
      .hand(0, 'rigorous-chronicler')
      .hand(2, 'rigorous-chronicler', 'refreshing-drink')
      .stall(0, [['arcane-scholar'], ['bribe']])
      .askHelp('rigorous-chronicler');
    expect(t.entry('stall.add')).toMatchObject({ total: 2, values: [1, 2] });
  });

  test('17.16 a changed value does not make the teammate able to help', () => {
    const t = table(4, { mode: 'teams', folks: [...folks, 'lemurs'] })
      .hand(0, 'rigorous-chronicler')
      .hand(2, 'rigorous-chronicler')
      .stall(0, [['arcane-scholar'], ['bribe']]);
    t.g.turn.values.push({ card: t.id(2, 'rigorous-chronicler'), how: 'set', amount: 2 });
    t.askHelp('rigorous-chronicler');
    expect(t.question().options).toEqual(['stall.decline']);
  });

  test('17.18 the preset order of a delightful surprise has this card on top', () => {
    const t = table(2, { folks: ['lemurs', 'magpies', 'hares'] })
      .hand(0, 'delightful-surprise')
      .marketDeck('festival', 'grasp')
      .technique('delightful-surprise')
      .choose('festival');
    expect(t.question().options).toEqual(['grasp', 'delightful-surprise']);
  });

  test('17.20 the cap on actions is 200 where nobody says otherwise, and may be lifted', () => {
    const capOf = (input: unknown) => {
      const reading = vallee.readOptions(input);
      return reading.ok ? reading.options.actionCap : undefined;
    };
    expect(capOf({})).toBe(200);
    expect(capOf({ actionCap: null })).toBeNull();
  });

  test('17.21 hand before market, no refill after a technique, no reshuffle before a search', () => {
    const t = at()
      .hand(0, 'duplicate-entry', 'junk', 'junk')
      .discard(0, 'bribe')
      .market('festival', null, 'grasp')
      .marketDeck('burglary', 'burglary', 'burglary')
      .technique('duplicate-entry');
    expect(t.marketNow()).toEqual(['festival', null, 'grasp', null, null]);
    expect(t.discardOf(0)).toEqual(['duplicate-entry', 'bribe']);
    t.inventory();
    const order = t.events.flatMap((event) => (event.type === 'moved' ? [event.why] : []));
    expect(order.lastIndexOf('filled')).toBeLessThan(order.indexOf('laid-out'));
  });

  test('V-162 what several payments add to the hand limit of a turn is added up', () => {
    const t = at().hand(0, 'bribe').market('refreshing-drink');
    // As if the same bribe had been part of an earlier purchase of this turn.
    t.g.turn.handBonus = 1;
    t.buy(0, ['bribe']);
    expect(t.g.turn.handBonus).toBe(2);
    t.goOn();
    expect(t.handOf(0)).toHaveLength(7);
  });

  test('17.29 single choices are applied for a fixed list of questions, and only for those', () => {
    const ask = (id: string) => playsForced({ kind: 'act', id, seat: 0, source: null });
    const forced =
      'start.order target.player hand.pick deck.search discard.pick setaside.pick order.cards market.pick stall.swap';
    const asked =
      'action market.buy market.royal-privilege technique.play stall.build stall.help inventory.discard turn.continue guess.value name.set name.card discard.count market-deck.throw die.reroll start.wheelbarrow';
    expect(forced.split(' ').filter((id) => !ask(id))).toEqual([]);
    expect(asked.split(' ').filter(ask)).toEqual([]);
    // One technique in hand and nothing else to do is still a question.
    expect(at().hand(0, 'grasp').question().id).toBe('action');
  });
});
