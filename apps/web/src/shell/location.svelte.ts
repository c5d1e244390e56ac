import { parseRoute, type Route, routeHash } from './router.ts';

let current = $state.raw<Route>(parseRoute(location.hash));
addEventListener('hashchange', () => {
  current = parseRoute(location.hash);
});

export function route(): Route {
  return current;
}

export function go(next: Route): void {
  location.hash = routeHash(next);
}
