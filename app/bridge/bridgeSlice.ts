import { createSlice } from '@reduxjs/toolkit';
import { luckyOpenCheckMs } from '@tally/contract/limits/lucky';
import * as host from './actions';

/** The bridge's state as shown by the screens. Times are ms on the monotonic clock. */
export interface BridgeState {
  /** `unknown` until the bridge has started. */
  host: 'unknown' | 'present' | 'absent';
  /** Taps on tasks are blocked until this time. */
  tapsUntil: number;
  /** The apply button of lucky tasks is blocked until this time. */
  applyUntil: number;
  /** The next lottery draw is possible from this time on. */
  lotteryUntil: number;
  /** The check of a launched app runs until this time, and longer while `luckyCheck` is 'claiming'. */
  luckyUntil: number;
  luckyCheck: 'none' | 'claiming';
  /** When a window without a callback was last opened; 0: never. */
  silentAt: number;
}

const initialState: BridgeState = {
  host: 'unknown',
  tapsUntil: 0,
  applyUntil: 0,
  lotteryUntil: 0,
  luckyUntil: 0,
  luckyCheck: 'none',
  silentAt: 0,
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
        if (kind === 'words' || kind === 'quiz') state.silentAt = at;
      })
      .addCase(host.luckyApplyStarted, (state, { payload }) => {
        state.applyUntil = payload.at + payload.lockMs;
      })
      .addCase(host.luckyApplyEnded, (state) => {
        state.applyUntil = 0;
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

/** Whether task taps are blocked: for 5 s or 3 s after a task action (TASK-8). */
export const tapsBlocked = (state: BridgeState, elapsed: number) => elapsed < state.tapsUntil;

/** Whether the apply button shows 'applying': for 8 s or 12 s, to the end (LUCKY-7). */
export const applyBlocked = (state: BridgeState, elapsed: number) => elapsed < state.applyUntil;

/** Whole seconds until the next lottery draw; 0 when it is possible. */
export const lotterySecondsLeft = (state: BridgeState, elapsed: number) =>
  Math.max(0, Math.ceil((state.lotteryUntil - elapsed) / 1000));

/** Whether a lucky task's check is running: starting a second one shows the retry-later toast (LUCKY-15). */
export const luckyChecking = (state: BridgeState, elapsed: number) =>
  state.luckyCheck === 'claiming' || elapsed < state.luckyUntil;
