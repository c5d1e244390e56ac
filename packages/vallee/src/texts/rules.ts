/** The paragraphs behind each question and entry, by its id; the first one says most. */
const RULES: Readonly<Record<string, readonly string[]>> = {
  action: ['V-042'],
  'market.buy': ['V-062'],
  'technique.play': ['V-080'],
  'stall.build': ['V-141'],
  'stall.ask-help': ['V-269'],
  'stall.help': ['V-269'],
  'inventory.discard': ['V-150'],
  'passive.use': ['V-181'],
  'turn.continue': ['V-044'],
  'start.order': ['V-110'],
  'deck.search': ['V-124'],
  'guess.value': ['V-009'],
  'die.reroll': ['V-241'],
  'order.cards': ['V-008'],
  'market.royal-privilege': ['V-064'],
  'stall.swap': ['V-145'],
  'stall.again': ['V-308'],
  'payment.keep': ['V-302'],
  'payment.throw': ['V-301'],
  'market.arrange': ['V-305'],
  'card.imitate': ['V-315', 'V-316'],
  'value.set': ['V-009'],
};

export const rulesBehind = (id: string): readonly string[] => RULES[id] ?? [];
