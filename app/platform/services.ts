import type { RewardsHostObject } from '@tally/contract/host';

/** A running timer's end: calling it twice is harmless. */
export type Stop = () => void;

/** A storage of the browser. No method throws, even where the storage is missing, full or throws. */
export interface KeyValueStore {
  get(key: string): string | undefined;
  /** False when the value could not be stored (private mode, quota). */
  set(key: string, value: string): boolean;
  remove(key: string): void;
}

/** Taken out of the address at once and never written where others can read it. */
export interface Secrets {
  token?: string;
  uuid?: string;
  /** The operations area's key. */
  key?: string;
}

/** Stores token and uuid over a reload, encrypted. Neither method rejects. */
export interface SecretKeeper {
  save(secrets: Secrets): Promise<void>;
  /** Empty when none were stored or they cannot be decrypted. */
  load(): Promise<Secrets>;
}

/**
 * What the browser gives, as one object. Everything the app would otherwise take from globals comes
 * through here, so that tests and stories hand in their own clock, chance, network and host.
 */
export interface Services {
  fetch: typeof fetch;
  /** The native object, looked up anew on each use: a host may attach it late. Undefined outside the app. */
  host(): RewardsHostObject | undefined;
  /** Kept between visits (local storage). */
  storage: KeyValueStore;
  /** Kept until the web view closes (session storage). */
  sessionStorage: KeyValueStore;
  secrets: SecretKeeper;
  /** Wall clock, ms since the epoch. */
  now(): number;
  /** Monotonic clock in ms, for countdowns: a changed device clock does not move it. */
  elapsed(): number;
  /** 0 <= n < 1. */
  random(): number;
  uuid(): string;
  after(ms: number, fn: () => void): Stop;
  every(ms: number, fn: () => void): Stop;
  /** Leaves the page: native links, store pages, intents. Only checked links reach it. */
  navigate(url: string): void;
  /** Loads the page anew; session and token survive it. */
  reload(): void;
  /** True when it worked. */
  copy(text: string): Promise<boolean>;
  online(): boolean;
}
