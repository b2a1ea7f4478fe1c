import { createSlice } from '@reduxjs/toolkit';
import type { Session } from './session';

export interface SessionState {
  /** Null on public pages that were opened without a session. */
  session: Session | null;
  /** Number of logins and log-outs since the page was opened: each begins with a store of its own (personalStore.ts). */
  logins: number;
  /** Whether the last of them was a login. */
  loggedIn: boolean;
}

const initialState: SessionState = { session: null, logins: 0, loggedIn: false };

/** The session with which the page was opened, and whose turn it is. The token is kept elsewhere (see tokenVault). */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {},
  selectors: {
    selectSession: (state) => state.session,
    /** The market whose money, hours and wallets count; undefined on a public page, which states none of them. */
    selectMarket: (state) => state.session?.market,
    /**
     * The session where a page needs one to be open at all (home, withdraw).
     * @throws {Error} without a session: rather than showing the money of a market that was guessed
     */
    requireSession: (state): Session => {
      if (!state.session) throw new Error('There is no session: neither market nor language is known.');
      return state.session;
    },
    /** Version of the host's SDK; 0 when unknown. */
    selectSdk: (state) => state.session?.sdk ?? 0,
    selectLogins: (state) => state.logins,
    /** Whether the person has logged in on this page: they are active from then on (PERSON-7). */
    selectLoggedIn: (state) => state.loggedIn,
  },
});

export const { selectSession, selectMarket, requireSession, selectSdk, selectLogins, selectLoggedIn } =
  sessionSlice.selectors;
