declare module 'virtual:rules/*' {
  const chapters: readonly import('./rules-text.ts').RuleChapter[];
  export default chapters;
}
