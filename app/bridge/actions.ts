import { createAction } from '@reduxjs/toolkit';
import type { AnsweredWindowKind, HostCallbackName, HostMethod, WindowKind } from '@tally/contract/host';
import type { LoginProblem } from './parseArguments';
import type { Launched, UnconfirmedRequest } from './windowRecord';

/** Why a call never reached the host. */
export type CallRefusal = 'noHost' | 'missing' | 'threw' | 'gate' | 'badArgument';

/** Why a callback changed nothing. */
export type CallbackDrop =
  | 'malformed'
  | 'unknownWindow'
  | 'duplicate'
  | 'kindMismatch'
  | 'expired'
  | 'otherUser'
  | 'ambiguous';

/** The bridge has started: is there a host, and which of its methods are missing. */
export const hostReady = createAction<{ present: boolean; sdk: number; missing: HostMethod[] }>('host/ready');

/** A window is open. `at`: monotonic clock, ms; `lockMs`: taps are blocked so long. `key`: the window's uuid. */
export const windowOpened = createAction<{
  kind: WindowKind;
  windowId: number;
  at: number;
  lockMs: number;
  key: string;
}>('host/windowOpened');

/** A lucky task is being requested, from `at` (monotonic clock, ms) on: the apply button is blocked so long at most. */
export const luckyApplyStarted = createAction<{ at: number; lockMs: number }>('host/luckyApplyStarted');
/** No window follows: the apply button is free again. */
export const luckyApplyEnded = createAction('host/luckyApplyEnded');

/** A partner app was launched; its check runs from `at` (monotonic clock, ms) on. */
export const appLaunchStarted = createAction<{ packageName: string; at: number; key: string }>('host/appLaunchStarted');

/** A window answered. `late`: after its tap lock ended or after the page was loaded anew. */
export const windowResult = createAction<{
  kind: AnsweredWindowKind;
  windowId: number;
  ok: boolean;
  late: boolean;
  key: string;
  info?: string;
}>('host/windowResult');

/** The ad of a video window was tapped. `key` is the click's own, not the window's. */
export const adClicked = createAction<{ windowId: number; key: string }>('host/adClicked');

/** The app of a lucky task's window was tapped. */
export const luckyClicked = createAction<{ windowId: number; packageName?: string; taskId?: number; key: string }>(
  'host/luckyClicked',
);

/** A launched app reported back, `ageMs` after its launch. */
export const appLaunched = createAction<
  Launched & { packageName: string; taskRecordId: number; ageMs: number; key: string }
>('host/appLaunched');

/** The request that a window led to was never answered by the server: it has to be sent again with its old key. */
export const requestUnconfirmed = createAction<UnconfirmedRequest>('host/requestUnconfirmed');

/** The host answered a login. Never carries the token. */
export const loginResult = createAction<{ ok: true } | { ok: false; why: LoginProblem }>('host/loginResult');

/** Counted only. */
export const callRefused = createAction<{ method: HostMethod; why: CallRefusal }>('host/callRefused');
export const callbackDropped = createAction<{ fn: HostCallbackName; why: CallbackDrop }>('host/callbackDropped');

/** The lottery waits until then (monotonic clock, ms). */
export const lotteryCooled = createAction<{ until: number }>('host/lotteryCooled');
/** The reward call of a launched app was answered: the next check may start. */
export const luckyCheckEnded = createAction('host/luckyCheckEnded');
