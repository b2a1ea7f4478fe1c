import type { Dispatch } from '@reduxjs/toolkit';
import type { AnsweredWindowKind, HostCallbackName } from '@tally/contract/host';
import * as actions from './actions';
import type { CallbackDrop } from './actions';
import type { LoginAnswers } from './loginAnswers';
import { parseFlag, parseInfo, parsePackageName, parseTime, parseToken, parseWindowArguments } from './parseArguments';
import { tapLockMs } from './tapLocks';
import type { Answer, Settled, WindowRegistry } from './windowRegistry';

/** What the callbacks need. */
export interface CallbackNeeds {
  registry: Pick<WindowRegistry, 'settle'>;
  dispatch: Dispatch;
  /** Token hash of the user at the page. */
  user(): string;
  loginAnswers: Pick<LoginAnswers, 'isRepeated'>;
  /** The only way of a token into the app: it is in no action. */
  saveToken(token: string): void;
}

/** Returns why the call changed nothing. */
export type Callback = (...args: readonly unknown[]) => CallbackDrop | undefined;

/**
 * The functions that the host calls: each parses its arguments strictly, settles the window in the registry and
 * dispatches what happened. What follows from it is decided by the listeners of the features.
 */
export function createCallbacks(needs: CallbackNeeds): Record<HostCallbackName, Callback> {
  const { registry, dispatch } = needs;

  const settle = (answer: Omit<Answer, 'user'>, then: (settled: Settled) => void): CallbackDrop | undefined => {
    const settled = registry.settle({ ...answer, user: needs.user() });
    if ('why' in settled) return settled.why;
    then(settled);
    return undefined;
  };

  const settleResult = (kind: AnsweredWindowKind, id: string | undefined, ok: boolean, info?: string) =>
    settle({ kind, id, part: 'result', request: ok && kind !== 'lucky' }, ({ window, ageMs, reloaded }) => {
      const late = reloaded || ageMs > tapLockMs(kind);
      const { id: windowId, key } = window;
      dispatch(
        actions.windowResult({ kind, windowId: Number(windowId), ok, late, key, ...(info !== undefined && { info }) }),
      );
    });

  const settleClick = (id: string | undefined) =>
    settle({ kind: 'videoad', id, part: 'click', request: true }, ({ window }) => {
      dispatch(actions.adClicked({ windowId: Number(window.id), key: window.clickKey }));
    });

  const result =
    (kind: AnsweredWindowKind): Callback =>
    (...args) => {
      const read = parseWindowArguments(args);
      const ok = parseFlag(read?.rest[0]);
      if (!read || ok === undefined) return 'malformed';
      return settleResult(kind, read.id, ok, kind === 'lucky' ? parseInfo(read.rest[1]) : undefined);
    };

  const video: Callback = (...args) => {
    const read = parseWindowArguments(args);
    const ok = parseFlag(read?.rest[0]);
    const given = read?.rest[1] ?? false;
    const clicked = given === '' ? false : parseFlag(given);
    if (!read || ok === undefined || clicked === undefined) return 'malformed';
    // The click first: without an id it belongs to the window that is still open, and the result closes that window.
    const drops = [...(clicked ? [settleClick(read.id)] : []), settleResult('videoad', read.id, ok)];
    return drops.includes(undefined) ? undefined : drops[0];
  };

  const luckyClicked: Callback = (...args) => {
    const read = parseWindowArguments(args);
    const app = parsePackageName(read?.rest[0]);
    if (!read || !app) return 'malformed';
    return settle({ kind: 'lucky', id: read.id, part: 'click', request: true }, ({ window }) => {
      const { id, clickKey, taskId } = window;
      dispatch(
        actions.luckyClicked({
          windowId: Number(id),
          ...app,
          ...(taskId !== undefined && { taskId }),
          key: clickKey,
        }),
      );
    });
  };

  const launched =
    (via: 1 | 2): Callback =>
    (...args) => {
      const packageName = parsePackageName(args[0])?.packageName;
      const installed = parseFlag(args[1]);
      const [time1, time2] = via === 2 ? [parseTime(args[2]), parseTime(args[3])] : [];
      if (packageName === undefined || installed === undefined) return 'malformed';
      if (via === 2 && (time1 === undefined || time2 === undefined)) return 'malformed';
      const report = { via, installed, ...(time1 !== undefined && { time1 }), ...(time2 !== undefined && { time2 }) };
      return settle(
        { kind: 'launch', id: packageName, part: 'result', request: true, launched: report },
        ({ window: { taskRecordId = 0, key }, ageMs }) => {
          dispatch(actions.appLaunched({ ...report, packageName, taskRecordId, ageMs, key }));
        },
      );
    };

  const login: Callback = (token) => {
    const read = parseToken(token);
    if (needs.loginAnswers.isRepeated('token' in read ? read.token : read.why)) return 'duplicate';
    if ('token' in read) needs.saveToken(read.token);
    dispatch(actions.loginResult('token' in read ? { ok: true } : { ok: false, why: read.why }));
    return undefined;
  };

  return {
    loginCallback: login,
    checkInCallback: result('checkin'),
    lotteryCallback: result('lottery'),
    videoAdCallback: video,
    launchAppCallback: launched(1),
    launchAppCallback2: launched(2),
    luckytaskCallback: result('lucky'),
    luckytaskClicked: luckyClicked,
  };
}
