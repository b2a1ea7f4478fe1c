/**
 * Holds the login token outside the Redux state and actions, so that it cannot appear in a log, export or crash report;
 * no storage holds it unencrypted (reliability: the token is never written down).
 */
export interface TokenVault {
  get(): string | undefined;
  /**
   * @param token undefined: nobody is logged in any more
   * @param usable fulfilled once calls may carry it; omitted: at once
   */
  set(token: string | undefined, usable?: Promise<void>): void;
  clear(): void;
  /** What calls with the token wait for; undefined: nothing. */
  usable(): Promise<void> | undefined;
}

export function createTokenVault(initial?: string): TokenVault {
  let held = initial;
  let waiting: Promise<void> | undefined;
  return {
    get: () => held,
    set: (token, usable) => {
      held = token;
      waiting = usable;
      void usable?.then(() => {
        if (waiting === usable) waiting = undefined;
      });
    },
    clear: () => {
      held = undefined;
    },
    usable: () => waiting,
  };
}
