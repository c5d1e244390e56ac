import { cloneRng } from '@comptoir/kit';
import { explore } from '@comptoir/kit/testing';
import { describe, expect, test } from 'vitest';
import { territoryOf } from '../content/map.ts';
import { BLACK_MARKET, blackCardOf, questOf } from '../content/tables.ts';
import { defaultAnswer, type PlayAnswer } from '../decisions.ts';
import { karanor } from '../game.ts';
import { passGoesWithoutSaying } from '../idle.ts';
import { type Config, HOLDS, type Player, type State } from '../state.ts';
import { lively } from '../testing/lively.ts';
import { table, tokens, wares } from '../testing/table.ts';

/** Nothing is asked but the next action or responses. */
const isBetweenActions = (g: State): boolean =>
  karanor.decisions(g).every(({ id, standing }) => standing === true || id === 'action' || id === 'window');

const OPTIONS = { market2p: true, windowMode: 'smart', firstPlayer: 0, roundCap: 12 } as const;

const strict = (players = 3) => table(players, { windowMode: 'strict' });

describe('windows', () => {
  test('K-200 the game is at an open moment, in a decision, in a window or over', () => {
    const t = table().at(0, 'bois-des-loups').black(1, 'brigands').res(0, { wine: 1 });
    expect(t.awaited()).toEqual(['0 action']);
    t.play(0, 'harvest', 'wood');
    expect(t.awaited()).toEqual(['1 window after:harvest']);
    t.card(1, 'brigands');
    expect(t.awaited()).toEqual(['1 resources']);
  });

  test('K-202 each event opens its window with its actor', () => {
    const opened = (t: ReturnType<typeof table>) => t.awaited()[0];
    expect(opened(strict().black(1, 'rumeur').at(0, 'bois-des-loups').play(0, 'harvest', 'wood'))).toBe(
      '1 window after:harvest',
    );
    expect(opened(strict().black(1, 'rumeur').at(0, 'tour-des-mages').gold(0, 8).play(0, 'villa'))).toBe(
      '1 window before:villa',
    );
    expect(
      opened(
        strict()
          .black(1, 'rumeur')
          .at(0, 'perlance')
          .shop(0, 'cave')
          .gold(0, 3)
          .res(0, { wine: 2 })
          .build(0, 'cave'),
      ),
    ).toBe('1 window before:build');
    expect(opened(strict().black(1, 'rumeur').play(0, 'end-turn'))).toBe('1 window before:income');
    expect(opened(strict().black(0, 'rumeur').play(0, 'end-turn'))).toBe('0 window turnStart');
    expect(
      opened(
        strict().black(1, 'rumeur').at(0, 'orival').quest(0, 'lettre-amour').complete(0, 'lettre-amour'),
      ),
    ).toBe('1 window after:quest');
    const delivery = strict()
      .black(1, 'rumeur')
      .at(0, 'unisson')
      .delivery('livraison-unisson')
      .res(0, { wood: 3 });
    expect(opened(delivery.play(0, 'deliver'))).toBe('1 window after:deliver');
    expect(opened(strict().black(0, 'monte-en-l-air').black(1, 'rumeur').card(0, 'monte-en-l-air', 1))).toBe(
      '1 window before:card',
    );
  });

  test('K-203 responders are all others with a card; quick windows skip those whom no card could help', () => {
    const harvest = (t: ReturnType<typeof table>) =>
      t.at(0, 'bois-des-loups').play(0, 'harvest', 'wood').awaited();
    const both = ['1 window after:harvest', '2 window after:harvest'];
    expect(harvest(strict().black(1, 'cuite').black(2, 'brigands'))).toEqual(both);
    // Whoever holds a card is asked, whichever it is: nobody learns who has the brigands.
    expect(harvest(table().black(1, 'cuite').black(2, 'brigands'))).toEqual(both);
    expect(harvest(table().black(1, 'cuite'))).toEqual(['1 window after:harvest']);
    // Everybody can see that nobody has them.
    expect(harvest(table().black(1, 'cuite').blackDiscard('brigands'))).toEqual(['0 action']);
    expect(harvest(table().black(1, 'cuite').artefact(0, 'cape'))).toEqual(['0 action']);
    expect(harvest(strict())).toEqual(['0 action']);
  });

  test('K-203 before a card only those whom it affects are asked', () => {
    const t = table(4).gold(2, 3).black(0, 'monte-en-l-air').black(1, 'cuite').black(2, 'cuite', 'greve');
    expect(t.card(0, 'monte-en-l-air', 2).awaited()).toEqual(['2 window before:card']);
  });

  test('K-204 a window takes its own cards and open ones, before:card only its own', () => {
    const t = table()
      .at(0, 'bois-des-loups')
      .at(1, 'bois-des-loups')
      .gold(0, 3)
      .black(1, 'brigands', 'coupe-bourse');
    t.play(0, 'harvest', 'wood');
    expect(t.options(1, 'card')).toHaveLength(2);
    expect(t.card(1, 'coupe-bourse', 0).player(1).gold).toBe(3);
    const card = strict()
      .gold(2, 2)
      .black(0, 'monte-en-l-air')
      .black(1, 'fausse-adresse')
      .card(0, 'monte-en-l-air', 2);
    expect(card.ask(1, 'card')).toBeNull();
    expect(card.refused(1, 'card', { card: blackCardOf('fausse-adresse'), target: 0 })).toMatchObject({
      rule: 'K-204',
      reason: 'bad-timing',
    });
  });

  test('K-205 after a card the window restarts for responders determined anew; earlier passes are forgotten', () => {
    const t = table().at(0, 'bois-des-loups').res(0, { diamond: 2 }).gold(0, 4);
    t.black(1, 'brigands')
      .black(2, 'monte-en-l-air')
      .play(0, 'harvest', 'wood')
      .pass(1)
      .card(2, 'monte-en-l-air', 0);
    t.play(2, 'resources', tokens({ diamond: 1 }));
    expect(t.awaited()).toEqual(['1 window after:harvest']);
    t.pass(1);
    expect(t.awaited()).toEqual(['0 action']);
  });

  test('K-205 standing orders pass windows of their kind and are known to their owner only', () => {
    const t = table().at(0, 'bois-des-loups').black(1, 'brigands');
    t.play(1, 'orders', { window: 'after:harvest', pass: true }).play(0, 'harvest', 'wood');
    expect(t.awaited()).toEqual(['0 action']);
    expect(karanor.view(t.g, 1).players[1]?.autoPass).toContain(true);
    expect(karanor.view(t.g, 0).players[1]?.autoPass).toBeNull();
    expect(karanor.redact({ type: 'orders', seat: 1, window: 'after:harvest', pass: true }, 0)).toBeNull();
    t.play(1, 'orders', { window: 'after:harvest', pass: false }).play(0, 'harvest', 'wood');
    expect(t.awaited()).toEqual(['1 window after:harvest']);
  });

  test('K-205 K-212 a clock that runs out passes, ends the turn, or takes the first option in list order', () => {
    const answer = (t: ReturnType<typeof table>) => {
      const decision = karanor.decisions(t.g)[0];
      return decision && defaultAnswer(decision, karanor.answers);
    };
    const t = table()
      .at(0, 'bois-des-loups')
      .at(1, 'salanche')
      .black(1, 'brigands')
      .res(0, { wine: 1, diamond: 1 });
    expect(answer(t)).toEqual({ entry: 'end-turn', answer: null });
    expect(answer(t.play(0, 'harvest', 'wood'))).toEqual({ entry: 'pass', answer: null });
    expect(answer(t.card(1, 'brigands'))).toEqual(tokens({ wine: 1 }));
    const three = table()
      .at(0, 'salanche')
      .gold(0, 1)
      .black(0, 'contrebande')
      .supply('wine', 2)
      .card(0, 'contrebande');
    expect(answer(three)).toEqual(tokens({ wine: 2, wood: 1 }));
  });

  test('K-206 others may play open cards at an open moment, nothing of a window', () => {
    const t = table().gold(0, 3).black(1, 'monte-en-l-air', 'brigands');
    expect(t.options(1, 'card')).toHaveLength(2);
    expect(t.refused(1, 'card', { card: blackCardOf('brigands'), target: -1 })).toMatchObject({
      rule: 'K-206',
      reason: 'bad-timing',
    });
    t.card(1, 'monte-en-l-air', 0);
    expect(t.awaited()).toEqual(['0 action']);
    expect(t.player(1).gold).toBe(1);
  });

  test('K-207 declaration: cost paid, card shown, triggers, window, effect, discard', () => {
    const t = table(4)
      .gold(0, 4)
      .prestige(1, 1)
      .artefact(2, 'masque')
      .black(0, 'rumeur')
      .black(1, 'protection');
    t.card(0, 'rumeur', 1);
    expect(t.told.map(({ type }) => type).filter((type) => type !== 'moved')).toEqual([
      'card-declared',
      'gold',
      'gold',
      'window-opened',
    ]);
    expect(t.player(2).gold).toBe(2);
    expect(karanor.view(t.g, 3).cards).toEqual([
      { seat: 0, card: blackCardOf('rumeur'), target: 1, actor: -1 },
    ]);
    t.pass(1);
    expect(t.player(1).prestige).toBe(0);
  });

  test('K-208 windows nest, last in first out', () => {
    const t = strict()
      .at(0, 'bois-des-loups')
      .gold(0, 2)
      .black(1, 'brigands')
      .black(2, 'protection', 'cuite');
    t.black(0, 'rumeur').play(0, 'harvest', 'wood').card(1, 'brigands');
    expect(t.awaited()).toEqual(['2 window before:card', '0 window before:card']);
    t.pass(2, 0);
    // The theft is resolved, then the window of the harvest starts again.
    expect(t.player(1).resources).toEqual(tokens({ wood: 1 }));
    expect(t.awaited()).toEqual(['2 window after:harvest']);
    t.pass(2);
    expect(t.awaited()).toEqual(['0 action']);
  });

  test('K-211 the active player answers before:card windows of others, never their own event', () => {
    const t = table()
      .gold(0, 3)
      .black(0, 'protection')
      .black(1, 'monte-en-l-air')
      .card(1, 'monte-en-l-air', 0);
    expect(t.awaited()).toEqual(['0 window before:card']);
    t.card(0, 'protection');
    expect(t.player(0).gold).toBe(3);
  });

  test('K-210 S-56 a cancelled declaration closes its window', () => {
    const t = strict(4)
      .at(0, 'tour-des-mages')
      .gold(0, 8)
      .gold(1, 2)
      .black(1, 'surenchere')
      .black(2, 'cuite');
    t.play(0, 'villa').card(1, 'surenchere').pass(2);
    expect(t.awaited()).toEqual(['0 action']);
    expect(t.player(0)).toMatchObject({ gold: 8, prestige: 0 });
  });

  test('K-214 required for those the game waits for, standing for the others', () => {
    const t = table().gold(0, 3).gold(1, 1).black(1, 'monte-en-l-air');
    const standing = () =>
      karanor
        .decisions(t.g)
        .flatMap((decision) =>
          decision.standing === true && decision.kind === 'menu'
            ? [`${decision.seat}: ${decision.entries.map(({ id }) => id).join(' ')}`]
            : [],
        );
    expect(standing()).toEqual([
      '0: trade.propose orders',
      '1: card trade.propose hold orders',
      '2: trade.propose orders',
    ]);
    t.play(0, 'trade.propose', { to: 1, give: wares({ gold: 1 }), want: wares({}), note: '' });
    expect(standing()[1]).toBe('1: card trade.propose trade.accept trade.decline trade.counter hold orders');
    t.at(0, 'salanche').black(0, 'contrebande').card(0, 'contrebande');
    expect(t.awaited()).toEqual(['0 resources']);
    expect(standing()[1]).toBe('1: trade.propose trade.decline trade.counter hold orders');
    expect(t.refused(1, 'card', { card: blackCardOf('monte-en-l-air'), target: 0 })).toMatchObject({
      rule: 'K-206',
      reason: 'not-open',
    });
  });

  test('K-202 a window says what it is about', () => {
    const seen = (t: ReturnType<typeof table>) => karanor.view(t.g, 1).windows.at(-1);
    const t = table().at(0, 'bois-des-loups').black(1, 'cuite').play(0, 'harvest', 'wood');
    expect(seen(t)).toMatchObject({ window: 'after:harvest', what: 1, count: 2 });
    const done = table().black(1, 'cuite').at(0, 'orival').quest(0, 'lettre-amour');
    expect(seen(done.complete(0, 'lettre-amour'))).toMatchObject({ what: questOf('lettre-amour') });
  });

  test('K-216 a raised hand stops the table before the next step', () => {
    const t = table().at(0, 'port-feral').at(1, 'kien').gold(0, 3).black(1, 'coupe-bourse');
    t.play(0, 'move', territoryOf('bois-des-loups'));
    expect(t.awaited()).toEqual(['0 action']);
    // At an open moment the table stops at once; the order stays until it is taken back.
    t.play(1, 'hold', 'step');
    expect(t.awaited()).toEqual(['1 window hold']);
    expect(karanor.view(t.g, 0).windows).toMatchObject([{ window: 'hold', actor: 0, asked: [1] }]);
    t.pass(1).at(1, 'colline-aux-brebis').play(0, 'step', territoryOf('colline-aux-brebis'));
    expect(t.awaited()).toEqual(['1 window hold']);
    t.card(1, 'coupe-bourse', 0);
    expect([t.player(1).gold, t.awaited()]).toEqual([3, ['0 action']]);
  });

  test('K-216 whoever asks for every step is asked in every window', () => {
    const t = table().at(0, 'bois-des-loups').gold(0, 3).black(1, 'monte-en-l-air').blackDiscard('brigands');
    t.play(0, 'harvest', 'wood');
    expect(t.awaited()).toEqual(['0 action']);
    t.play(1, 'hold', 'step').pass(1).play(0, 'harvest', 'wood');
    expect(t.awaited()).toEqual(['1 window after:harvest']);
    expect(t.card(1, 'monte-en-l-air', 0).player(1).gold).toBe(1);
  });

  test('K-216 a hand can be raised for whoever comes to a city', () => {
    const t = table().at(0, 'bois-des-loups').gold(0, 3).black(1, 'tire-laine').play(1, 'hold', 'city');
    t.play(0, 'harvest', 'wood');
    t.pass(1);
    expect(t.awaited()).toEqual(['0 action']);
    t.play(0, 'move', territoryOf('port-feral'));
    expect(t.awaited()).toEqual(['1 window hold']);
    t.pass(1).play(0, 'work');
    expect(t.awaited()).toEqual(['0 action']);
    expect(karanor.view(t.g, 1).players[1]?.hold).toBe('city');
    expect(karanor.view(t.g, 0).players[1]?.hold).toBeNull();
    expect(karanor.redact({ type: 'hold', seat: 1, hold: 'city' }, 0)).toBeNull();
  });

  test('K-216 passing goes without saying where nothing fits, or only open cards with the hand down', () => {
    const asked = (t: ReturnType<typeof table>) => {
      const decision = karanor.decisions(t.g).find(({ id, seat }) => id === 'window' && seat === 1);
      return decision === undefined ? null : passGoesWithoutSaying(decision, karanor.view(t.g, 1));
    };
    const harvest = (...cards: string[]) =>
      table()
        .at(0, 'bois-des-loups')
        .gold(0, 3)
        .black(1, ...cards)
        .play(0, 'harvest', 'wood');
    expect(asked(harvest('cuite'))).toBe(true);
    expect(asked(harvest('brigands'))).toBe(false);
    const ended = (hold: string, ...cards: string[]) =>
      table()
        .gold(0, 3)
        .black(1, ...cards)
        .play(1, 'hold', hold)
        .play(0, 'end-turn');
    expect(asked(ended('never', 'monte-en-l-air'))).toBe(true);
    expect(asked(ended('calm', 'monte-en-l-air'))).toBe(false);
    expect(asked(ended('never', 'monte-en-l-air', 'greve'))).toBe(false);
    // Somebody else is the one to beat.
    const behind = table().gold(0, 3).prestige(2, 1).black(1, 'greve').play(0, 'end-turn');
    expect(asked(behind)).toBe(true);
    expect(asked(strict().gold(0, 3).black(1, 'cuite').play(0, 'end-turn'))).toBe(false);
    // The order for cities holds in the calm windows too, whoever is the one to beat.
    expect(asked(ended('city', 'monte-en-l-air'))).toBe(false);
    const city = table().gold(0, 3).prestige(2, 1).black(1, 'greve').play(1, 'hold', 'city');
    expect(asked(city.play(0, 'end-turn'))).toBe(false);
    // What no order names is not asked about cards that can be played at any time.
    const after = (hold: string, ...cards: string[]) =>
      table()
        .at(0, 'bois-des-loups')
        .gold(0, 3)
        .black(1, ...cards)
        .play(1, 'hold', hold);
    for (const hold of ['calm', 'city']) {
      expect(asked(after(hold, 'monte-en-l-air').play(0, 'harvest', 'wood'))).toBe(true);
      expect(asked(after(hold, 'brigands').play(0, 'harvest', 'wood'))).toBe(false);
    }
  });

  test('K-216 a raised hand is asked about every card that reacts, wherever complete windows would ask', () => {
    const cards = BLACK_MARKET.flatMap(({ timing }, card) => (timing === 'open' ? [] : [card]));
    /** Everybody holds every card that reacts and has not been declared; nobody has left an order to pass. */
    const armed = (g: State, order: Partial<Config & Player>): State => {
      const world = karanor.clone(g);
      const free = cards.filter((card) => !g.stack.some((frame) => frame.card === card));
      const without = (pile: readonly number[]) => pile.filter((card) => !free.includes(card));
      world.blackDeck = without(world.blackDeck);
      world.blackDiscard = without(world.blackDiscard);
      for (const player of world.players) {
        player.blackHand = [...without(player.blackHand), ...free];
        player.autoPass.fill(false);
        player.hold = order.hold ?? 'never';
      }
      world.config.windowMode = order.windowMode ?? 'smart';
      return world;
    };
    const reacting = (g: State) =>
      karanor.decisions(g).flatMap((decision) => {
        if (decision.id !== 'window' || decision.kind !== 'menu') return [];
        const entry = decision.entries.find(({ id }) => id === 'card');
        const plays = entry?.kind === 'pick-option' ? (entry.options as unknown as PlayAnswer[]) : [];
        const own = plays.filter(({ card }) => BLACK_MARKET[card]?.timing === decision.source);
        return own.length === 0 ? [] : [{ decision, cards: own.map(({ card }) => card) }];
      });
    const seen = new Set<number>();
    // Deliveries are rare in random games: the third has two.
    for (const [players, seed] of [
      [4, 3],
      [3, 16],
      [2, 15],
    ] as const)
      explore(lively, { ...OPTIONS, players }, seed, {
        limit: 1500,
        at: ({ state, move }) => {
          // Standing orders would change what is looked at.
          if (move.id === 'standing') return;
          const full = armed(state, { windowMode: 'strict' });
          karanor.apply(full, move);
          const wanted = reacting(full);
          if (wanted.length === 0) return;
          for (const hold of HOLDS.slice(1)) {
            const world = armed(state, { hold });
            karanor.apply(world, move);
            const asked = reacting(world);
            expect(asked).toEqual(wanted);
            for (const { decision } of asked)
              expect([hold, passGoesWithoutSaying(decision, karanor.view(world, decision.seat))]).toEqual([
                hold,
                false,
              ]);
          }
          for (const one of wanted) for (const card of one.cards) seen.add(card);
        },
      });
    expect([...seen].sort((a, b) => a - b)).toEqual(cards);
  });

  test('K-203 K-216 who is asked tells nothing about hands', () => {
    let compared = 0;
    for (let seed = 1; seed <= 4; seed++)
      explore(lively, { ...OPTIONS, players: 2 + seed }, seed, {
        limit: 1500,
        standingPercent: 10,
        at: ({ state, move, rng, play }) => {
          const worlds = state.players.map((_, viewer) => {
            // The one who moves knows their own hand; what the others hold is dealt again.
            const world = karanor.determinize(state, [viewer, move.seat], cloneRng(rng));
            world.rng = cloneRng(state.rng);
            for (const [seat, { autoPass, hold }] of state.players.entries())
              Object.assign(world.players[seat] as object, { autoPass: autoPass.slice(), hold });
            return world;
          });
          const { after } = play();
          const windows = (g: State) =>
            karanor
              .decisions(g)
              .flatMap(({ seat, id, source }) => (id === 'window' ? [`${seat} ${source}`] : []));
          for (const [viewer, world] of worlds.entries()) {
            if (karanor.judge(world, move) !== null) continue;
            karanor.apply(world, move);
            // Where other cards were drawn, other questions may come first.
            if ([world, after].some((g) => !isBetweenActions(g))) continue;
            const [found, expected] = [windows(world), windows(after)];
            if (found.length + expected.length === 0) continue;
            compared += 1;
            expect(found).toEqual(expected);
            expect(karanor.view(world, viewer).windows).toEqual(karanor.view(after, viewer).windows);
          }
        },
      });
    expect(compared).toBeGreaterThan(200);
  });

  test('K-215 nobody is waited for between two open moments', () => {
    const t = table()
      .gold(0, 3)
      .black(1, 'monte-en-l-air')
      .black(2, 'fausse-adresse')
      .play(0, 'work')
      .play(0, 'work');
    expect(t.awaited()).toEqual(['0 action']);
  });

  test('K-201 a trade never wins a race against a card: what became illegal is refused and changes nothing', () => {
    const t = table().at(0, 'kien').at(1, 'kien').gold(1, 3).black(0, 'coupe-bourse');
    t.play(1, 'trade.propose', { to: 2, give: wares({ gold: 3 }), want: wares({}), note: '' }).card(
      0,
      'coupe-bourse',
      1,
    );
    expect(t.refused(2, 'trade.accept', { offer: 1, say: '' })).toMatchObject({
      rule: 'K-305',
      reason: 'trade-impossible',
    });
    expect(t.g.offers).toHaveLength(1);
  });
});
