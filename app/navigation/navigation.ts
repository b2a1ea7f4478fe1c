import type { Stop } from '../platform/services';

/**
 * Access to the router for code outside of its components. A navigation requested before the pages are loaded is
 * carried out as soon as they are.
 */
export interface Navigation {
  go(path: string, how?: How): void;
  /**
   * Goes back one step or more, but never beyond the app's first page. From a first page other than home, back replaces
   * the page by home, if the app has one, because the button would otherwise have no effect.
   */
  back(steps?: number): void;
  /**
   * Whether the step in the history that has just come is one that `back` has made, and not one of the back key. True
   * once for each.
   */
  consumeOwnStep(): boolean;
  /** Path of the page on the screen. */
  currentPath(): string;
  /** The page on the screen; the same object until it changes. */
  currentPage(): CurrentPage;
  /** Calls back when the page on the screen has changed. */
  subscribe(listener: () => void): Stop;
  /** Called by the pages once they are loaded, with the router's navigate function. */
  attach(navigate: Move): void;
  /** Called when the page on the screen has changed. */
  setCurrentPath(path: string, place?: Pick<CurrentPage, 'hash' | 'key'>): void;
  /** Calls back when a navigation waits for the pages, also for one requested before. */
  onWaiting(load: () => void): Stop;
  /** Drops the navigation that waits, because the pages cannot be loaded. Returns its target. */
  drop(): string | number | undefined;
}

/** The page on the screen. */
export interface CurrentPage {
  path: string;
  /** Hash of the address with its `#`, or empty. */
  hash: string;
  /** Differs for each navigation. */
  key: string;
}

interface How {
  replace: boolean;
  /** Told to the page, as the state of its entry in the history. */
  state?: unknown;
}

/** Opens the page at a path, or goes some steps in the history. */
export type Move = (to: string | number, how?: How) => void;

/** Position in the history, and what back may do there. */
export interface NavigationOptions {
  /**
   * Number of the app's pages before the current history entry. Omitted: the router keeps its own history, which ends
   * at the first page.
   */
  pagesBefore?: (() => number) | undefined;
  /** Whether the app has a home; public pages have none. */
  home: boolean;
}

export function createNavigation(
  initial: string,
  { pagesBefore = () => Infinity, home }: NavigationOptions,
): Navigation {
  let waiting: Parameters<Move> | undefined;
  let load: (() => void) | undefined;
  let move: Move = (...request) => {
    const first = !waiting;
    waiting = request;
    if (first) load?.();
  };
  let ownStep = false;
  let page: CurrentPage = { path: initial, hash: '', key: '' };
  const listeners = new Set<() => void>();
  return {
    go: (...request) => move(...request),
    back: (steps = 1) => {
      const before = pagesBefore();
      if (before > 0) {
        ownStep = true;
        move(-Math.min(steps, before));
      } else if (home && page.path !== '/home') move('/home', { replace: true });
    },
    consumeOwnStep: () => {
      const own = ownStep;
      ownStep = false;
      return own;
    },
    currentPath: () => page.path,
    currentPage: () => page,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    attach: (navigate) => {
      move = navigate;
      if (waiting) move(...waiting);
      waiting = undefined;
    },
    setCurrentPath: (path, { hash, key } = page) => {
      if (path === page.path && hash === page.hash && key === page.key) return;
      page = { path, hash, key };
      for (const listener of listeners) listener();
    },
    onWaiting: (next) => {
      load = next;
      if (waiting) next();
      return () => {
        if (load === next) load = undefined;
      };
    },
    drop: () => {
      const to = waiting?.[0];
      waiting = undefined;
      return to;
    },
  };
}
