/** The paragraphs behind each question and entry, by its id; the first one says most. */
const RULES: Readonly<Record<string, readonly string[]>> = {
  'draft.first': ['K-041'],
  'draft.second': ['K-041'],
  action: ['K-056'],
  move: ['K-061'],
  step: ['K-062'],
  harvest: ['K-070'],
  work: ['K-080'],
  build: ['K-090'],
  interact: ['K-100'],
  quest: ['K-110'],
  'quest.keep': ['K-100'],
  'quest.discard': ['K-102'],
  'quest.immediate': ['K-103'],
  deliver: ['K-120'],
  recruit: ['K-122'],
  villa: ['K-123'],
  market: ['K-171'],
  promote: ['K-131'],
  'artefact.keep': ['K-133'],
  'shop.pick': ['K-095'],
  card: ['K-206'],
  window: ['K-205'],
  standing: ['K-214'],
};

export const rulesBehind = (id: string): readonly string[] => RULES[id] ?? [];
