import '../src/styles/base.css';
import { TERRITORIES } from '@comptoir/karanor';
import { mount } from 'svelte';
import { screen } from '../src/games/karanor/screen.ts';
import { setLanguage } from '../src/i18n/language.svelte.ts';
import TableScreen from '../src/table/TableScreen.svelte';
import { startTheme } from '../src/theme.svelte.ts';
import { karanorTable } from './karanor-table.ts';

/** One table of Karanor, set up by the address: `?players=4&ahead=40&until=window&people=0,1&lang=en`. */
const wanted = new URLSearchParams(location.search);
const players = Number(wanted.get('players') ?? 4);
startTheme();
setLanguage(wanted.get('lang') === 'en' ? 'en' : 'fr');

const isLesson = wanted.has('lesson');
const table = karanorTable({
  secret: isLesson && screen.lesson ? screen.lesson.secret : (wanted.get('seed') ?? '').padEnd(64, 'c0ffee7'),
  options:
    isLesson && screen.lesson
      ? screen.lesson.options
      : { players, firstPlayer: 0, windowMode: wanted.get('windows') ?? 'smart' },
  names: ['Maëlle', 'Ruben', 'Ysoline', 'Théo', 'Anouk', 'Basile'].slice(0, isLesson ? 3 : players),
  people: (wanted.get('people') ?? '0').split(',').map(Number),
  ahead: Number(wanted.get('ahead') ?? 0),
  until: wanted.get('until'),
});
Object.assign(window, { table, places: TERRITORIES.map(({ id }) => id) });

const target = document.getElementById('app');
if (!target) throw new Error('the page has no #app');
mount(TableScreen, {
  target,
  props: { table, screen, lesson: isLesson, onrematch: () => undefined, onreplay: () => undefined },
});
document.documentElement.dataset['ready'] = 'true';
