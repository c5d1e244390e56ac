import { LANGUAGES, type Language } from '@comptoir/kit';
import { content } from '../content/content.ts';
import {
  type Ability,
  type Bundle,
  type Condition,
  type Counter,
  type Mod,
  type Num,
  type Option,
  type Place,
  RESOURCES,
  type Step,
  type Text,
  type Who,
} from '../content/language.ts';
import { territoryOf } from '../content/map.ts';
import { NAMES } from '../texts/names.ts';

/** A plain description of each machine effect, written without looking at the printed text, for review beside it. */

type Say = (fr: string, en: string) => string;

function teller(language: Language) {
  const say: Say = (fr, en) => (language === 'fr' ? fr : en);
  const names = NAMES[language];
  const badgeName = (id: string): string =>
    content.badges.find((badge) => badge.id === id)?.name[language] ?? id;
  const who = (w: Who): string =>
    ({
      self: say('soi', 'self'),
      target: say('la cible', 'the target'),
      actor: say('l’acteur', 'the actor'),
      others: say('chaque adversaire', 'each opponent'),
    })[w];
  const counter = ({ what, of = 'self' }: Counter): string => `${what} (${who(of)})`;
  const num = (n: Num): string =>
    typeof n === 'number'
      ? String(n)
      : `${n.each} × ${counter(n.per)}${n.max === undefined ? '' : say(`, au plus ${n.max}`, `, at most ${n.max}`)}`;

  const bundle = (b: Bundle): string => {
    const parts: string[] = [];
    if (b.gold !== undefined) parts.push(`${num(b.gold)} ${say('or', 'gold')}`);
    for (const resource of RESOURCES) {
      const n = b.res?.[resource];
      if (n !== undefined) parts.push(`${n} ${names.resource(resource)}`);
    }
    const plain: readonly [keyof Bundle, string, string][] = [
      ['any', 'jetons au choix hors diamant', 'tokens of choice, no diamond'],
      ['anyD', 'jetons au choix', 'tokens of choice'],
      ['income', 'revenu', 'income'],
      ['prestige', 'prestige', 'prestige'],
      ['anyBadge', 'insigne au choix', 'badge of choice'],
      ['associate', 'associé', 'associate'],
      ['artefact', 'artefact', 'artefact'],
      ['quest', 'quête', 'quest'],
      ['blackMarket', 'carte du marché noir', 'black-market card'],
      ['action', 'action', 'action'],
    ];
    for (const [key, fr, en] of plain) if (b[key] !== undefined) parts.push(`${b[key]} ${say(fr, en)}`);
    for (const [id, n] of Object.entries(b.badge ?? {}))
      parts.push(`${n} ${say('insigne', 'badge')} ${badgeName(id)}`);
    return parts.join(', ') || say('rien', 'nothing');
  };

  const place = (p: Place): string =>
    [
      p.is === undefined ? '' : p.is.map((id) => names.territory(territoryOf(id))).join(say(' ou ', ' or ')),
      p.city === undefined ? '' : say('une cité', 'a city'),
      p.coast === undefined ? '' : say('au bord d’une voie maritime', 'on a sea route'),
      p.shopOf === undefined ? '' : say(`commerce de ${who(p.shopOf)}`, `shop of ${who(p.shopOf)}`),
      p.pawnOf === undefined ? '' : say(`pion de ${who(p.pawnOf)}`, `pawn of ${who(p.pawnOf)}`),
      p.near === undefined
        ? ''
        : say(`à ${p.near.max} au plus de ${who(p.near.of)}`, `within ${p.near.max} of ${who(p.near.of)}`),
      p.not === undefined ? '' : `${say('sauf', 'not')} (${place(p.not)})`,
    ]
      .filter((part) => part !== '')
      .join(', ');

  const condition = (c: Condition): string => {
    if ('at' in c) return `${who(c.who ?? 'self')} ${say('est à', 'is at')} ${place(c.at)}`;
    if ('has' in c) return `${say('possède', 'owns')} ${bundle(c.has)}`;
    if ('count' in c) return `${counter(c.count)} ≥ ${c.min ?? 0}`;
    if ('more' in c) return `${counter(c.more[0])} > ${counter(c.more[1])}`;
    if ('turn' in c)
      return c.turn === 'self'
        ? say('à son tour', 'on the own turn')
        : say('au tour d’un autre', 'on another’s turn');
    return say('soi-même visé', 'self is affected');
  };
  const conditions = (list: readonly Condition[] = []): string =>
    list.length === 0 ? '' : `${say('si', 'if')} ${list.map(condition).join(say(' et ', ' and '))} : `;
  const mod = (m: Mod): string =>
    'add' in m ? `${m.stat} ${m.add > 0 ? '+' : ''}${m.add}` : `${m.stat} = ${m.set}`;

  const option = (o: Option): string =>
    `${conditions(o.if)}${o.cost === undefined ? '' : `${say('payer', 'pay')} ${bundle(o.cost)} → `}${steps(o.do)}`;
  const step = (s: Step): string => {
    if ('gain' in s) return `${who(s.who ?? 'self')} ${say('reçoit', 'gains')} ${bundle(s.gain)}`;
    if ('lose' in s) return `${who(s.who ?? 'self')} ${say('perd', 'loses')} ${bundle(s.lose)}`;
    if ('take' in s) return `${say('prendre', 'take')} ${bundle(s.take)} ${say('à', 'from')} ${who(s.from)}`;
    if ('move' in s) return `${who(s.who ?? 'self')} ${say('va à', 'goes to')} (${place(s.move)})`;
    if ('modify' in s) return `${who(s.who ?? 'self')} : ${s.modify.map(mod).join(', ')} (${s.until})`;
    if ('choose' in s)
      return `${who(s.by ?? 'self')} ${say('choisit', 'chooses')} [${s.choose.map(option).join(' | ')}]`;
    return say('annuler', 'cancel');
  };
  const steps = (list: readonly Step[]): string => list.map(step).join(' ; ') || say('rien', 'nothing');
  const ability = (a: Ability): string => {
    if (a.type === 'passive') return a.mods.map(mod).join(', ');
    if (a.type === 'trigger') return `${a.on} → ${steps(a.do)}`;
    return `${say('une fois par tour', 'once per turn')}, ${a.cost === undefined ? '' : `${say('payer', 'pay')} ${bundle(a.cost)} → `}${steps(a.do)}`;
  };

  const card = (id: string, printed: Text, meaning: string): string =>
    `${id} [${language}]\n  ${say('imprimé', 'printed')} : ${printed[language]}\n  ${say('effet', 'effect')}   : ${meaning}`;

  return function* (): Generator<string> {
    for (const { id, text, income, start, do: list } of content.stories)
      yield card(id, text, `${say('revenu', 'income')} ${income} ; ${bundle(start)} ; ${steps(list)}`);
    for (const { id, text, cost, bonus, reward } of content.shops)
      yield card(
        id,
        text,
        `${bundle(cost)} → ${steps(reward)} | bonus : ${bundle(bonus.cost)} → ${steps(bonus.do)}`,
      );
    for (const { id, goal, at, prestige, options, next } of [...content.quests, ...content.followUps]) {
      yield card(
        id,
        goal,
        `${at === null ? say('choix immédiat', 'immediate choice') : place(at)} ; prestige ${prestige}${next === null ? '' : ` ; → ${next}`}`,
      );
      for (const each of options)
        yield card(`${id} ${each.id ?? ''}`, each.text ?? { fr: '', en: '' }, option(each));
    }
    for (const { id, text, timing, target, if: list, cost, do: todo } of content.blackMarket)
      yield card(
        id,
        text,
        `${timing} ; ${target === null ? '' : `${say('cible', 'target')} (${(target.if ?? []).map(condition).join(' ; ')}) ; `}${conditions(list)}${bundle(cost)} → ${steps(todo)}`,
      );
    for (const { id, text, abilities } of [...content.artefacts, ...content.badges])
      yield card(id, text, abilities.map(ability).join(' ; '));
    for (const { id, text, city, cost, reward } of content.deliveries)
      yield card(id, text, `${names.territory(territoryOf(city))} : ${bundle(cost)} → ${bundle(reward)}`);
  };
}

export const descriptions = (): string =>
  `${LANGUAGES.map((language) => [...teller(language)()].join('\n')).join('\n\n')}\n`;
