import type { Dispatch } from '@reduxjs/toolkit';
import {
  hostBackName,
  hostCallbacks,
  hostQueueName,
  type AnsweredWindowKind,
  type HostCallbackName,
} from '@tally/contract/host';
import { luckyOpenCheckMs } from '@tally/contract/limits';
import { parseFlag, parseInfo, parsePackageName, parseTime, parseToken, parseWindowArguments } from './parseArguments';
import * as actions from './actions';
import type { CallbackDrop } from './actions';
import { tapLockMs } from './tapLocks';
import type { WindowRecord } from './windowRecord';
import type { Answer, WindowRegistry } from './windowRegistry';

/** What the callbacks need. */
export interface CallbackNeeds {
  pending: WindowRegistry;
  dispatch: Dispatch;
  user(): string;
  /** True when this login answer was heard before and no login was asked for since. */
  heardLogin(answer: string): boolean;
  saveToken(token: string): void;
  hostBack(): boolean;
  /** Runs the work now, or when the native call that is under way has returned. */
  whenFree(work: () => void): void;
}

type Callback = (...args: readonly unknown[]) => CallbackDrop | undefined;

/**
 * The functions that the host calls, each telling why it changed nothing. They read their
 * arguments strictly, settle the window and say what happened as an action.
 */
function createCallbacks(needs: CallbackNeeds): Record<HostCallbackName, Callback> {
  const { pending, dispatch } = needs;

  const settle = (
    answer: Omit<Answer, 'user'>,
    then: (window: WindowRecord, late: boolean) => void,
  ): CallbackDrop | undefined => {
    const settled = pending.settle(
      { ...answer, user: needs.user() },
      answer.kind === 'launch' ? luckyOpenCheckMs : tapLockMs(answer.kind),
    );
    if ('why' in settled) return settled.why;
    then(settled.window, settled.late);
    return undefined;
  };

  const settleResult = (kind: AnsweredWindowKind, id: string | undefined, ok: boolean, info?: string) =>
    settle({ kind, id, part: 'result', owe: ok && kind !== 'lucky' }, ({ id: windowId, key }, late) => {
      dispatch(
        actions.windowResult({ kind, windowId: Number(windowId), ok, late, key, ...(info !== undefined && { info }) }),
      );
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
    // The click first: without an id it is the window still open that was tapped, and the result closes it.
    const drops = [...(clicked ? [settleClick(read.id)] : []), settleResult('videoad', read.id, ok)];
    return drops.includes(undefined) ? undefined : drops[0];
  };
  const settleClick = (id: string | undefined) =>
    settle({ kind: 'videoad', id, part: 'click', owe: true }, ({ id: windowId, clickKey }) => {
      dispatch(actions.adClicked({ windowId: Number(windowId), key: clickKey }));
    });

  const luckyClicked: Callback = (...args) => {
    const read = parseWindowArguments(args);
    const named = parsePackageName(read?.rest[0]);
    if (!read || !named) return 'malformed';
    return settle({ kind: 'lucky', id: read.id, part: 'click', owe: true }, ({ id, clickKey, taskId }) => {
      dispatch(
        actions.luckyClicked({
          windowId: Number(id),
          ...named,
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
      const told = { via, installed, ...(time1 !== undefined && { time1 }), ...(time2 !== undefined && { time2 }) };
      return settle({ kind: 'launch', id: packageName, part: 'result', owe: true, launched: told }, (window) => {
        const waitMs = Math.max(0, luckyOpenCheckMs - pending.age(window));
        dispatch(
          actions.appLaunched({
            ...told,
            packageName,
            taskRecordId: window.taskRecordId ?? 0,
            waitMs,
            key: window.key,
          }),
        );
      });
    };

  const login: Callback = (token) => {
    const read = parseToken(token);
    if (needs.heardLogin('token' in read ? read.token : read.why)) return 'duplicate';
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

const isCallback = (name: unknown): name is HostCallbackName => hostCallbacks.some((known) => known === name);

/** Entries that the page head's stub kept, in order; whatever is not one is left out. */
function takeQueue(page: Record<string, unknown>): [HostCallbackName, readonly unknown[]][] {
  const queue = page[hostQueueName];
  if (!Array.isArray(queue)) return [];
  return (queue.splice(0) as unknown[]).flatMap((entry) =>
    Array.isArray(entry) && isCallback(entry[0])
      ? [[entry[0], Array.isArray(entry[1]) ? (entry[1] as unknown[]) : []]]
      : [],
  );
}

/**
 * Puts the callbacks on the page and plays what came before. They never throw into the host.
 * @returns takes them off again
 */
export function installCallbacks(page: Record<string, unknown>, needs: CallbackNeeds): () => void {
  const callbacks = createCallbacks(needs);
  const play = (fn: HostCallbackName, args: readonly unknown[]) => {
    needs.whenFree(() => {
      let why: CallbackDrop | undefined;
      try {
        why = callbacks[fn](...args);
      } catch {
        why = 'malformed';
      }
      if (why) needs.dispatch(actions.callbackDropped({ fn, why }));
    });
  };
  for (const fn of hostCallbacks) page[fn] = (...args: unknown[]) => play(fn, args);
  page[hostBackName] = () => {
    try {
      return needs.hostBack();
    } catch {
      return false;
    }
  };
  for (const [fn, args] of takeQueue(page)) play(fn, args);
  return () => {
    for (const fn of [...hostCallbacks, hostBackName]) delete page[fn];
  };
}
