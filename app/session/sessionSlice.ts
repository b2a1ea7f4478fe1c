import { createSlice } from '@reduxjs/toolkit';
import type { Session } from './types';

export interface SessionState {
  /** Null on public pages that were opened without one. */
  session: Session | null;
  /** A login just worked; the person's data is on its way (PERSON-7). */
  login: 'none' | 'fresh';
}

const initialState: SessionState = { session: null, login: 'none' };

/** Where and as whom the page was opened. The token is not here (see tokenVault). */
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
