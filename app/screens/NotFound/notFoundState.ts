/** History state of a navigation to /404. */
export interface NotFoundState {
  /** The unknown code of an invitation. */
  invitation: string;
}

/**
 * The code from the history state; undefined for any other reason. The state is validated, because browsers keep it
 * over versions of the app.
 */
export function unknownInvitation(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('invitation' in state)) return undefined;
  return typeof state.invitation === 'string' ? state.invitation : undefined;
}
