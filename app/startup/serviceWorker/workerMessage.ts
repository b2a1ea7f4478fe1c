/** What the page tells its worker. */
export type WorkerMessage =
  /** Paths of files that this visit needed: kept for the next. */
  | { kind: 'keep'; files: string[] }
  /** Look for a new version now; the answer comes by the message's port. */
  | { kind: 'renew' };
