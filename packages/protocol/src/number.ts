/**
 * Raise this when clients of the previous version would no longer be understood. Apart from the schemas, because
 * pages need only this.
 */
export const PROTOCOL = 3;
