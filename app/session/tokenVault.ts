/**
 * Holds the login token outside the Redux state, the actions and every storage in the clear, so
 * that it can appear in no log, export or crash report (reliability: the token is never written down).
 */
export interface TokenVault {
  get(): string | undefined;
  set(token: string): void;
  clear(): void;
}

export function createTokenVault(initial?: string): TokenVault {
  let held = initial;
  return {
    get: () => held,
    set: (token) => {
      held = token;
    },
    clear: () => {
      held = undefined;
    },
  };
}
