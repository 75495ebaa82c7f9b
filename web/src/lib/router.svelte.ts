/** Addresses of the client, and going from one to another without loading the page anew. */
export type Route =
  | { screen: 'home' }
  | { screen: 'new'; game: string }
  | { screen: 'table'; table: string }
  | { screen: 'replay'; table: string }
  | { screen: 'lost' };

const PATTERNS: [RegExp, (match: RegExpExecArray) => Route][] = [
  [/^\/$/, () => ({ screen: 'home' })],
  [/^\/new\/([a-z0-9_]+)$/, (match) => ({ screen: 'new', game: match[1]! })],
  [/^\/t\/([a-z0-9]{10})$/, (match) => ({ screen: 'table', table: match[1]! })],
  [/^\/t\/([a-z0-9]{10})\/replay$/, (match) => ({ screen: 'replay', table: match[1]! })],
];

export function parse(path: string): Route {
  for (const [pattern, make] of PATTERNS) {
    const match = pattern.exec(path);
    if (match) return make(match);
  }
  return { screen: 'lost' };
}

let route = $state.raw<Route>(parse(location.pathname));

export const currentRoute = () => route;

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  arrive();
  scrollTo(0, 0);
}

function arrive(): void {
  route = parse(location.pathname);
}

addEventListener('popstate', arrive);

/** A secret behind the `#`, as links for friends carry it; taken out of the address so that it is not copied by chance. */
export function secretOf(kind: 'invite' | 'watch'): string | null {
  const found = new RegExp(`^#${kind}=([A-Za-z0-9_-]{16,64})$`).exec(location.hash)?.[1] ?? null;
  if (found) history.replaceState(null, '', location.pathname + location.search);
  return found;
}

/** Plain clicks on links inside the client stay in the page. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element).closest?.('a');
  if (!link || link.origin !== location.origin || link.hasAttribute('download') || link.target) return;
  if (link.pathname.startsWith('/api/')) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
