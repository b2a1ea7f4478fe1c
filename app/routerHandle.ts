/** The router, for code outside of components. Does nothing until the pages are there. */
export interface RouterHandle {
  go(path: string): void;
  /** One step back, or more. */
  back(steps?: number): void;
  /** The path that stands on the screen. */
  shown(): string;
  /** The pages are there: this is how they move. */
  attach(navigate: (to: string | number) => void): void;
  /** A path is on the screen now. */
  show(path: string): void;
}

export function createRouterHandle(initial: string): RouterHandle {
  let move: (to: string | number) => void = () => undefined;
  let path = initial;
  return {
    go: (to) => move(to),
    back: (steps = 1) => move(-steps),
    shown: () => path,
    attach: (navigate) => {
      move = navigate;
    },
    show: (now) => {
      path = now;
    },
  };
}
