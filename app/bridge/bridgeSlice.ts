import { createSlice } from '@reduxjs/toolkit';
import { luckyOpenCheckMs } from '@tally/contract/limits';
import * as host from './actions';

/** What the screens show of the bridge. Times are the monotonic clock's, ms. */
export interface BridgeState {
  /** `unknown` until the bridge has started. */
  host: 'unknown' | 'present' | 'absent';
  /** Task taps are blocked until then. */
  tapsUntil: number;
  /** The apply button of lucky tasks is blocked until then. */
  applyUntil: number;
  /** The next draw is possible then. */
  lotteryUntil: number;
  /** A launched app's check runs until then, and on while `luckyCheck` is 'claiming'. */
  luckyUntil: number;
  luckyCheck: 'none' | 'claiming';
}

const initialState: BridgeState = {
  host: 'unknown',
  tapsUntil: 0,
  applyUntil: 0,
  lotteryUntil: 0,
  luckyUntil: 0,
  luckyCheck: 'none',
};

export const bridgeSlice = createSlice({
  name: 'bridge',
  initialState,
  reducers: {},
  extraReducers: (build) =>
    build
      .addCase(host.hostReady, (state, { payload }) => {
        state.host = payload.present ? 'present' : 'absent';
      })
      .addCase(host.windowOpened, (state, { payload: { kind, at, lockMs } }) => {
        if (kind === 'lucky') state.applyUntil = at + lockMs;
        else if (lockMs > 0) state.tapsUntil = at + lockMs;
      })
      .addCase(host.luckyApplyStarted, (state, { payload }) => {
        state.applyUntil = payload.at + payload.lockMs;
      })
      .addCase(host.luckyApplyEnded, (state) => {
        state.applyUntil = 0;
      })
      .addCase(host.windowResult, (state, { payload }) => {
        if (payload.kind === 'lucky') state.applyUntil = 0;
      })
      .addCase(host.lotteryCooled, (state, { payload }) => {
        state.lotteryUntil = payload.until;
      })
      .addCase(host.appLaunchStarted, (state, { payload }) => {
        state.luckyUntil = payload.at + luckyOpenCheckMs;
      })
      .addCase(host.appLaunched, (state) => {
        state.luckyCheck = 'claiming';
      })
      .addCase(host.luckyCheckEnded, (state) => {
        state.luckyCheck = 'none';
        state.luckyUntil = 0;
      }),
});

/** After a task action further task taps are blocked for 5 s or 3 s (TASK-8). */
export const tapsBlocked = (state: BridgeState, elapsed: number) => elapsed < state.tapsUntil;

/** The apply button stays 'applying' for 8 s or 12 s, or until the window answered (LUCKY-7). */
export const applyBlocked = (state: BridgeState, elapsed: number) => elapsed < state.applyUntil;

/** Whole seconds until the next draw, 0 when it is possible. */
export const lotterySecondsLeft = (state: BridgeState, elapsed: number) =>
  Math.max(0, Math.ceil((state.lotteryUntil - elapsed) / 1000));

/** A lucky task's check is under way: a second one gets the retry-later toast (LUCKY-15). */
export const luckyChecking = (state: BridgeState, elapsed: number) =>
  state.luckyCheck === 'claiming' || elapsed < state.luckyUntil;
