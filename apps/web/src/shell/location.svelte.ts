import { parseRoute, type Route, routeHash } from './router.ts';

// An invitation has an address of its own, so that link previews can describe it.
const invited = /^\/i\/([^/]+)\/?$/.exec(location.pathname)?.[1];
if (invited !== undefined) history.replaceState(null, '', `/#/join/${invited}`);

let current = $state.raw<Route>(parseRoute(location.hash));
/** Where somebody was before they opened the rules. */
let place: Route = { page: 'home' };
addEventListener('hashchange', () => {
  if (current.page !== 'rules') place = current;
  current = parseRoute(location.hash);
});

export function route(): Route {
  return current;
}

export function go(next: Route): void {
  location.hash = routeHash(next);
}

/** Closes the rules: back to the page that they were opened on. */
export const leaveRules = (): void => go(place);
