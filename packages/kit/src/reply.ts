import type { Json } from './json.ts';

/**
 * The reply of a seat that leaves a standing question alone. It is no answer: any JSON can be an answer, even `null`.
 */
export const LEAVE = 'leave';

/** The reply of a seat that was asked. Plain data, so that it can be sent to threads and over connections. */
export type Reply = typeof LEAVE | { readonly answer: Json };

/** The reply that gives this answer. */
export const answering = (answer: Json): Reply => ({ answer });
