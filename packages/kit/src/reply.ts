import type { Json } from './json.ts';

/** What a seat says that leaves a standing question alone. Not an answer: answers are any JSON, `null` included. */
export const LEAVE = 'leave';

/** What a seat that was asked says. Plain data, so that it crosses threads and connections. */
export type Reply = typeof LEAVE | { readonly answer: Json };

/** The reply that gives this answer. */
export const answering = (answer: Json): Reply => ({ answer });
