import type { HostMethod } from '@tally/contract/host';

/** One thing that went over the bridge. */
export type LogEntry = { at: number } & (
  | { what: 'call'; name: HostMethod; args: readonly unknown[]; answer: unknown }
  /** `heard`: the page had such a function. */
  | { what: 'callback'; name: string; args: readonly unknown[]; handled: boolean }
  /** The page broke the native bridge's rules. */
  | { what: 'broken'; name: HostMethod; why: string }
);
