declare module 'virtual:rules/*' {
  const chapters: readonly import('../screens/rules-text.ts').RuleChapter[];
  export default chapters;
}
