/** What whoever leads to /404 says with it, in the history's state. */
export interface NotFoundState {
  /** The code of an invitation that nobody has sent. */
  invitation: string;
}

/** The code that leads here; undefined for any other reason. The state may be anything: a browser keeps it over versions. */
export function unknownInvitation(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('invitation' in state)) return undefined;
  return typeof state.invitation === 'string' ? state.invitation : undefined;
}
