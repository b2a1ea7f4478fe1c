import type { RewardsHostObject } from '@tally/contract/host/host';

/** Stops a timer or subscription; calling it twice is harmless. */
export type Stop = () => void;

/** A browser storage. No method throws, even where the storage is missing, full or throws. */
export interface KeyValueStore {
  get(key: string): string | undefined;
  /** False when the value could not be stored (private mode, quota). */
  set(key: string, value: string): boolean;
  remove(key: string): void;
}

/** Secret query parameters: removed from the address at once and never stored unencrypted. */
export interface Secrets {
  token?: string;
  uuid?: string;
  /** An operator's key. */
  key?: string;
}

/** Stores token and uuid over a reload, encrypted. Neither method rejects. */
export interface SecretKeeper {
  save(secrets: Secrets): Promise<void>;
  /** An empty object when none were stored or they cannot be decrypted. */
  load(): Promise<Secrets>;
}

/**
 * All environment dependencies as one object. Everything that the app would otherwise take from globals is passed
 * through here, so that tests and stories can supply their own clock, random numbers, network and host.
 */
export interface Services {
  fetch: typeof globalThis.fetch;
  /** The native object, looked up on each use, because a host may inject it late. Undefined outside the phone app. */
  host(): RewardsHostObject | undefined;
  /** Kept between visits (local storage). */
  storage: KeyValueStore;
  /** Kept until the web view closes (session storage). */
  sessionStorage: KeyValueStore;
  secrets: SecretKeeper;
  /** Wall clock, ms since the epoch. */
  now(): number;
  /** When the page was built, ms since the epoch; NaN where that is not known. */
  built: number;
  /** Monotonic clock in ms, for countdowns: a changed device clock does not move it. */
  elapsed(): number;
  /** A random number, 0 <= n < 1. */
  random(): number;
  uuid(): string;
  after(ms: number, fn: () => void): Stop;
  every(ms: number, fn: () => void): Stop;
  /** Navigates away from the page: native links, store pages, intents. Callers pass only validated links. */
  navigate(url: string): void;
  /** Reloads the page; session and token survive. */
  reload(): void;
  /** Copies a text to the clipboard; true when that worked. */
  copy(text: string): Promise<boolean>;
  online(): boolean;
}
