import { LANGUAGES, type Language } from '@comptoir/kit';

const isLanguage = (text: string | undefined): text is Language => LANGUAGES.includes(text as Language);

/** `--lang` wins, then the environment, then French. */
export function languageOf(argv: readonly string[], env: NodeJS.ProcessEnv): Language {
  const at = argv.indexOf('--lang');
  const asked =
    at >= 0 ? argv[at + 1] : argv.find((argument) => argument.startsWith('--lang='))?.slice('--lang='.length);
  if (isLanguage(asked)) return asked;
  const place = (env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '').slice(0, 2).toLowerCase();
  return isLanguage(place) ? place : 'fr';
}
