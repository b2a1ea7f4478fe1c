import { createSlice } from '@reduxjs/toolkit';
import type { Session } from './types';

export interface SessionState {
  /** Null on public pages that were opened without a session. */
  session: Session | null;
  /** `fresh`: a login has just succeeded and the person's data is being fetched (PERSON-7). */
  login: 'none' | 'fresh';
}

const initialState: SessionState = { session: null, login: 'none' };

/** The session with which the page was opened, and the login's state. The token is kept elsewhere (see tokenVault). */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    loginWorked: (state) => {
      state.login = 'fresh';
    },
    homeReloaded: (state) => {
      state.login = 'none';
    },
  },
  selectors: {
    selectSession: (state) => state.session,
    selectFreshLogin: (state) => state.login === 'fresh',
  },
});

export const { loginWorked, homeReloaded } = sessionSlice.actions;
export const { selectSession, selectFreshLogin } = sessionSlice.selectors;
