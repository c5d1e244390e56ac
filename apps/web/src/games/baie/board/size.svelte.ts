import { windowWidth } from '../../../ui/window-size.svelte.ts';

/** The layout of the shell changes at this width: the list twin leads below it. */
export const isPhone = (): boolean => windowWidth() < 720;
/** Harbour and Town Square do not fit beside each other: one of them at a time. */
export const isNarrow = (): boolean => windowWidth() < 1000;
