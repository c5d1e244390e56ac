import type { VerbSpec } from './game-screen.ts';
import type { Scene } from './scene.svelte.ts';
import type { Verb } from './selection.svelte.ts';

/** What the keys of the table do, besides Tab, arrows, Enter and Space which belong to the focus. */
export interface KeyActions {
  press(verb: Verb): void;
  undo(whole: boolean): void;
  mute(): void;
  announce(): void;
  showTab(tab: 'journal' | 'chat'): void;
}

/** Letters of the table itself; games name their verbs with others. */
export const TABLE_KEYS = ['U', 'Z', 'J', 'C', 'P', 'M', 'S', 'Y'] as const;

/** Verbs by their keys, each key once: what is never offered together (to walk on, to set out) shares one. */
export const keysOf = (verbs: readonly VerbSpec[]): VerbSpec[] =>
  verbs.filter(
    ({ shortcut }, at) => shortcut !== '' && verbs.findIndex((verb) => verb.shortcut === shortcut) === at,
  );

/** Whether keys are letters here; boxes to tick use Space and arrows alone. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=radio],[type=checkbox]),textarea,select'));

/** The focused element uses Space itself. */
const isPressable = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a[href], summary') !== null;

/** What was chosen by its digit has the focus: Enter goes on from there, and Space takes the choice back. */
const isChosen = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-option][aria-pressed="true"]') !== null;

/** True when the key meant something. */
export function pressKey(scene: Scene, root: ParentNode, event: KeyboardEvent, actions: KeyActions): boolean {
  if (event.altKey || event.metaKey || isTyping(event.target)) return false;
  // A dialog has the keys to itself.
  if (document.querySelector('dialog[open]') !== null) return false;
  const { selection, stage } = scene;
  if (event.key === 'Enter' && (event.ctrlKey || isChosen(event.target))) {
    if (selection.primary === null) return false;
    actions.press(selection.primary);
    return true;
  }
  if (event.ctrlKey) return false;
  if (/^[0-9]$/.test(event.key)) return chooseByDigit(root, event.key);
  const verb = selection.verbs.find(
    ({ spec }) => spec !== null && spec.shortcut !== '' && spec.shortcut === event.key.toUpperCase(),
  );
  if (verb !== undefined) {
    actions.press(verb);
    return true;
  }
  switch (event.key) {
    case ' ':
      if (!stage.isBehind || isPressable(event.target)) return false;
      stage.next();
      return true;
    case 'Escape':
      // The menu of the bar closes by itself.
      if (root.querySelector('[data-menu][aria-expanded="true"]') !== null) return false;
      if (scene.leave()) return true;
      if (stage.isBehind) stage.pass();
      else if (stage.isLooking) stage.backToNow();
      else return false;
      return true;
    case 'u':
    case 'U':
      actions.undo(event.shiftKey);
      return true;
    case 's':
      stage.pass();
      return true;
    case 'm':
    case 'M':
      actions.mute();
      return true;
    case 'p':
      actions.announce();
      return true;
    case 'j':
      actions.showTab('journal');
      return true;
    case 'c':
      if (!scene.hasTalk) return false;
      actions.showTab('chat');
      return true;
    case 'y':
    case 'Y':
      return scene.toggleAdvice();
    case '?':
      scene.rulesAt = ruleHere(scene);
      return true;
    default:
      return walk(root, event);
  }
}

/** The rule behind what is asked or was refused. */
export function ruleHere(scene: Scene): string {
  const asked = scene.selection.ask ?? scene.decision;
  const behind = asked === null ? null : scene.screen.ruleOf?.(asked.id);
  return scene.why?.rule ?? behind ?? '';
}

/**
 * What each digit stands for: where the options are numbers, the number is meant; elsewhere the n-th option, the tenth with
 * 0. While a list is open its options are meant, and not those of the table behind it.
 */
export function byDigit(root: ParentNode): ReadonlyMap<string, HTMLElement> {
  const tray = root.querySelector('.tray');
  const options = [...(tray ?? root).querySelectorAll<HTMLElement>('[data-option]')].filter(
    (one) => one.closest('[inert]') === null,
  );
  const isNumbered = options.some((one) => one.dataset['digit'] !== undefined);
  const keys = options.map((one, i) =>
    isNumbered ? one.dataset['digit'] : i < 10 ? `${(i + 1) % 10}` : undefined,
  );
  return new Map(options.flatMap((one, i) => (keys[i] === undefined ? [] : [[keys[i], one] as const])));
}

function chooseByDigit(root: ParentNode, digit: string): boolean {
  const option = byDigit(root).get(digit);
  option?.focus();
  // Pieces of a drawing are options too, and have no `click` of their own.
  option?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  return option !== undefined;
}

/** Arrows walk inside a zone: the options that share a `data-walk`. */
function walk(root: ParentNode, event: KeyboardEvent): boolean {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  const from = event.target;
  if (step === undefined || !(from instanceof HTMLElement)) return false;
  const zone = from.closest('[data-walk]');
  if (zone === null || !root.contains(zone)) return false;
  const things = [...zone.querySelectorAll<HTMLElement>('button, a[href]')].filter(
    (one) => one.offsetParent !== null,
  );
  const at = things.indexOf(from);
  if (at < 0) return false;
  things[(at + step + things.length) % things.length]?.focus();
  return true;
}
