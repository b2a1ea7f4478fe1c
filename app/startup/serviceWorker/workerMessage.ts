/** Messages from the page to its worker. */
export type WorkerMessage =
  /** Paths of files that this visit has loaded: to be cached for the next one. */
  | { kind: 'keep'; files: string[] }
  /** Look for a new version now; the result is sent through the message's port. */
  | { kind: 'renew' };
