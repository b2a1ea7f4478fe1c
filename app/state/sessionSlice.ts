import { createSlice } from '@reduxjs/toolkit';
import type { Session } from './session';

export interface SessionState {
  /** Null on public pages that were opened without a session. */
  session: Session | null;
  /** Number of logins since the page was opened: each begins with a store of its own (personalStore.ts). */
  logins: number;
}

const initialState: SessionState = { session: null, logins: 0 };

/** The session with which the page was opened, and whose turn it is. The token is kept elsewhere (see tokenVault). */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {},
  selectors: {
    selectSession: (state) => state.session,
    /** Version of the host's SDK; 0 when unknown. */
    selectSdk: (state) => state.session?.sdk ?? 0,
    selectLogins: (state) => state.logins,
  },
});

export const { selectSession, selectSdk, selectLogins } = sessionSlice.selectors;
