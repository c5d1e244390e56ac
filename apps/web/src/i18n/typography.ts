const SOFT_HYPHEN = '\u00ad';
const VOWELS = 'aeiouyàâäéèêëîïôöùûüœæ';
/** Groups that stand at the beginning of a syllable as one sound. */
const TOGETHER = /^(?:[bcdfgpt][lr]|vr|[cpst]h|gn|qu|gu)/;

/**
 * Soft hyphens for long words: between syllables, three letters from either end. Browsers hyphenate some languages on
 * some systems; narrow cards cannot depend on it.
 */
export function softHyphens(text: string, longest = 8): string {
  return text.replace(/\p{L}+/gu, (word) => (word.length <= longest ? word : cut(word)));
}

function cut(word: string): string {
  const letters = word.toLowerCase();
  const isVowel = (at: number): boolean => VOWELS.includes(letters.charAt(at));
  let whole = '';
  let last = 0;
  for (let at = 3; at <= word.length - 3; at++) {
    const begins = !isVowel(at) && (isVowel(at + 1) || TOGETHER.test(letters.slice(at)));
    const splits = !isVowel(at - 1) && TOGETHER.test(letters.slice(at - 1));
    if (!begins || splits || at - last < 2) continue;
    whole += `${word.slice(last, at)}${SOFT_HYPHEN}`;
    last = at;
  }
  return whole + word.slice(last);
}
