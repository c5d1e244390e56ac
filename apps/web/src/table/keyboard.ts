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

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** What has the focus takes Space for itself. */
const isPressable = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a[href], summary') !== null;

/** True when the key meant something. */
export function pressKey(scene: Scene, root: ParentNode, event: KeyboardEvent, actions: KeyActions): boolean {
  if (event.altKey || event.metaKey || isTyping(event.target)) return false;
  // A dialog has the keys to itself.
  if (document.querySelector('dialog[open]') !== null) return false;
  const { selection, stage } = scene;
  if (event.ctrlKey) {
    if (event.key !== 'Enter' || selection.primary === null) return false;
    actions.press(selection.primary);
    return true;
  }
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
      if (stage.isBehind) stage.skip();
      else if (stage.isLooking) stage.backToNow();
      else if (scene.why !== null) scene.why = null;
      else return selection.drop();
      return true;
    case 'u':
    case 'U':
      actions.undo(event.shiftKey);
      return true;
    case 's':
      stage.skip();
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
      actions.showTab('chat');
      return true;
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

/** Where the options are numbers, the number is meant; elsewhere the n-th option. */
function chooseByDigit(root: ParentNode, digit: string): boolean {
  const options = [...root.querySelectorAll<HTMLElement>('[data-option]')];
  const isNumbered = options.some((one) => one.dataset['digit'] !== undefined);
  const option = isNumbered
    ? options.find((one) => one.dataset['digit'] === digit)
    : options[Number(digit) - 1];
  option?.focus();
  option?.click();
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
