/** The router, for code outside of components. What is asked for before the pages are there waits for them. */
export interface Navigation {
  go(path: string): void;
  /**
   * One step back, or more, but never beyond the app's first page. A first page that was opened directly makes room for
   * home, where there is one: a way back that leads nowhere would be a trap.
   */
  back(steps?: number): void;
  /** The path of the page on the screen. */
  currentPath(): string;
  /** The pages are there: this is how they move. */
  attach(navigate: Move): void;
  /** A path is on the screen now. */
  setCurrentPath(path: string): void;
}

type Move = (to: string | number, how?: { replace: boolean }) => void;

/** The router's position in the history. */
export interface NavigationOptions {
  /** How many pages of the app lie before the one of the address. Left out: the router keeps its own history, which ends at the first page. */
  pagesBefore?: (() => number) | undefined;
  /** Whether there is a home to go to: public pages have none. */
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
