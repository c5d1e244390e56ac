import '../src/styles/base.css';
import { mount } from 'svelte';
import { screen } from '../src/games/vallee/screen.ts';
import { setLanguage } from '../src/i18n/language.svelte.ts';
import ReplayScreen from '../src/table/ReplayScreen.svelte';
import TableScreen from '../src/table/TableScreen.svelte';
import { startTheme } from '../src/theme.svelte.ts';
import { inPageTable, SECRET } from './in-page-table.ts';

/** One screen of the table, set up by the address: `?players=3&ahead=40&people=0,1&page=replay&lang=en`. */
const wanted = new URLSearchParams(location.search);
const players = Number(wanted.get('players') ?? 2);
const mode = wanted.get('mode');
startTheme();
setLanguage(wanted.get('lang') === 'en' ? 'en' : 'fr');

const isLesson = wanted.has('lesson');
const table = inPageTable({
  secret: isLesson && screen.lesson ? screen.lesson.secret : (wanted.get('seed') ?? '').padEnd(64, SECRET),
  options:
    isLesson && screen.lesson
      ? screen.lesson.options
      : { players, firstPlayer: 0, ...(mode === null ? {} : { mode }) },
  names: ['Maëlle', 'Ruben', 'Ysoline', 'Théo'].slice(0, players),
  people: (wanted.get('people') ?? '0').split(',').map(Number),
  ahead: Number(wanted.get('ahead') ?? 0),
  until: wanted.get('until'),
});
Object.assign(window, { table });

const target = document.getElementById('app');
if (!target) throw new Error('the page has no #app');
if (wanted.get('page') === 'replay') {
  table.leap(2000);
  const record = await table.record();
  mount(ReplayScreen, {
    target,
    props: {
      game: 'vallee',
      screen,
      record: record ?? '',
      at: Number(wanted.get('at') ?? 0),
      viewer: Number(wanted.get('eyes') ?? 0),
      onplace: (at, viewer) => history.replaceState(null, '', `?page=replay&at=${at}&eyes=${viewer}`),
    },
  });
} else {
  mount(TableScreen, {
    target,
    props: { table, screen, lesson: isLesson, onrematch: () => undefined, onreplay: () => undefined },
  });
}
document.documentElement.dataset['ready'] = 'true';
