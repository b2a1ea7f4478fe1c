/**
 * Holds the login token outside the Redux state and actions, so that it cannot appear in a log, export or crash report;
 * no storage holds it unencrypted (reliability: the token is never written down).
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
