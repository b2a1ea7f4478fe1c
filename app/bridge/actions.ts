import { createAction } from '@reduxjs/toolkit';
import type { AnsweredWindowKind, HostCallbackName, HostMethod, WindowKind } from '@tally/contract/host/host';
import type { LoginProblem } from './callbacks/parseArguments';
import type { Launched, UnconfirmedRequest } from './windows/windowRecord';

/** Why a call did not reach the host. */
export type CallRefusal = 'noHost' | 'missing' | 'threw' | 'gate' | 'badArgument';

/** Why a callback had no effect. */
export type CallbackDrop =
  | 'malformed'
  | 'unknownWindow'
  | 'duplicate'
  | 'kindMismatch'
  | 'expired'
  | 'otherUser'
  | 'ambiguous';

/** The bridge has started. Says whether there is a host, and which of its methods are missing. */
export const hostReady = createAction<{ present: boolean; sdk: number; missing: HostMethod[] }>('host/ready');

/** A window is open. `at`: monotonic clock, ms; `lockMs`: how long taps are blocked, ms. `key`: the window's uuid. */
export const windowOpened = createAction<{
  kind: WindowKind;
  windowId: number;
  at: number;
  lockMs: number;
  key: string;
}>('host/windowOpened');

/**
 * A lucky task is being requested, from `at` (monotonic clock, ms) on. `lockMs`: how long the apply button is blocked
 * at most, ms.
 */
export const luckyApplyStarted = createAction<{ at: number; lockMs: number }>('host/luckyApplyStarted');
/** The request ended without opening a window: the apply button is enabled again. */
export const luckyApplyEnded = createAction('host/luckyApplyEnded');

/** A partner app was launched; its check runs from `at` (monotonic clock, ms) on. */
export const appLaunchStarted = createAction<{ packageName: string; at: number; key: string }>('host/appLaunchStarted');

/** The host reported a window's result. `late`: after its tap lock ended or after a reload of the page. */
export const windowResult = createAction<{
  kind: AnsweredWindowKind;
  windowId: number;
  ok: boolean;
  late: boolean;
  key: string;
  info?: string;
}>('host/windowResult');

/** The ad of a video window was tapped. `key` is the click's own idempotency key, not the window's. */
export const adClicked = createAction<{ windowId: number; key: string }>('host/adClicked');

/** The app offered in a lucky task's window was tapped. */
export const luckyClicked = createAction<{ windowId: number; packageName?: string; taskId?: number; key: string }>(
  'host/luckyClicked',
);

/** The host reported that a launched app was opened, `ageMs` after its launch. */
export const appLaunched = createAction<
  Launched & { packageName: string; taskRecordId: number; ageMs: number; key: string }
>('host/appLaunched');

/** The server never answered the request that a window led to: it has to be sent again with its old idempotency key. */
export const requestUnconfirmed = createAction<UnconfirmedRequest>('host/requestUnconfirmed');

/** The network or the person is back: `requestUnconfirmed` is dispatched for each request that was never answered. */
export const reportUnconfirmed = createAction('host/reportUnconfirmed');

/** The host answered a login. The payload never carries the token. */
export const loginResult = createAction<{ ok: true } | { ok: false; reason: LoginProblem }>('host/loginResult');

/** The phone app has ended the login; the token is dropped already, and the store is a guest's (HOST-13). */
export const loggedOut = createAction('host/loggedOut');

/** A call did not reach the host. Used for counting only. */
export const callRefused = createAction<{ method: HostMethod; reason: CallRefusal }>('host/callRefused');
export const callbackDropped = createAction<{ fn: HostCallbackName; reason: CallbackDrop }>('host/callbackDropped');

/** The lottery's cooldown runs until this moment (monotonic clock, ms). */
export const lotteryCooled = createAction<{ until: number }>('host/lotteryCooled');
/** The server answered the reward call of a launched app: the next check may start. */
export const luckyCheckEnded = createAction('host/luckyCheckEnded');
