// Newer versions of Node have a part of a browser's navigator: a language, and locks that one tab of a test would hold against
// the next one. Tests of the page's parts are not in a browser, whatever runs them: no language is asked for and nothing is locked.
Object.defineProperty(globalThis, 'navigator', { value: undefined, configurable: true, writable: true });
