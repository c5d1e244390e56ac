/** Raised when a client of the version before would no longer be understood. Apart from the schemas: pages need only this. */
export const PROTOCOL = 3;
