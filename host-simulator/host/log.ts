import type { HostMethod } from '@tally/contract/host/host';

/** Log entry for a call over the bridge between page and host. */
export type LogEntry = { at: number } & (
  | { what: 'call'; name: HostMethod; args: readonly unknown[]; answer: unknown }
  /** `handled`: whether the page had such a function. */
  | { what: 'callback'; name: string; args: readonly unknown[]; handled: boolean }
  /** A call by which the page broke the native bridge's rules. */
  | { what: 'broken'; name: HostMethod; reason: string }
);
