/**
 * Access to the router for code outside of components. A navigation requested before the pages are loaded is carried
 * out as soon as they are.
 */
export interface Navigation {
  go(path: string): void;
  /**
   * Goes back one step or more, but never beyond the app's first page. From a first page other than home, back replaces
   * the page by home, if the app has one, because the button would otherwise have no effect.
   */
  back(steps?: number): void;
  /** Path of the page on the screen. */
  currentPath(): string;
  /** Called by the pages once they are loaded, with the router's navigate function. */
  attach(navigate: Move): void;
  /** Called when the path of the page on the screen has changed. */
  setCurrentPath(path: string): void;
}

type Move = (to: string | number, how?: { replace: boolean }) => void;

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
  let move: Move = (...request) => {
    waiting = request;
  };
  let path = initial;
  return {
    go: (to) => move(to),
    back: (steps = 1) => {
      const before = pagesBefore();
      if (before > 0) move(-Math.min(steps, before));
      else if (home && path !== '/home') move('/home', { replace: true });
    },
    currentPath: () => path,
    attach: (navigate) => {
      move = navigate;
      if (waiting) move(...waiting);
      waiting = undefined;
    },
    setCurrentPath: (now) => {
      path = now;
    },
  };
}
