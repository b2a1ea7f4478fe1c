import type { Dispatch } from 'redux';
import type { AnsweredWindowKind, HostCallbackName } from '@tally/contract/host/host';
import * as actions from '../actions';
import type { CallbackDrop } from '../actions';
import { readInsets, type Insets } from '../../platform/viewport/insets';
import type { RepeatedLogins } from '../repeatedLogin';
import { parseFlag, parseInfo, parsePackageName, parseTime, parseToken, parseWindowArguments } from './parseArguments';
import { tapLockMs } from '../tapLocks';
import type { WindowRegistry } from '../windows/windowRegistry';

/** Dependencies of the callbacks. */
export interface CallbackNeeds {
  registry: Pick<WindowRegistry, 'recordAnswer'>;
  dispatch: Dispatch;
  repeatedLogins: Pick<RepeatedLogins, 'isRepeated'>;
  /** The only way in which a token enters the app; no action ever carries it. */
  saveToken(token: string): void;
  /** Keeps the page clear of what the host says that lies over it. */
  setInsets(insets: Insets): void;
}

/** What an answer of a window needs. */
type AnswerNeeds = Pick<CallbackNeeds, 'registry' | 'dispatch'>;

/** A host callback. Returns the reason when the call had no effect. */
export type Callback = (...args: readonly unknown[]) => CallbackDrop | undefined;

/** A tap on the ad of the window with this id. */
const recordAdClick = ({ registry, dispatch }: AnswerNeeds, id: string | undefined): CallbackDrop | undefined => {
  const answered = registry.recordAnswer({ kind: 'videoad', id, part: 'click', request: true });
  if (typeof answered === 'string') return answered;
  dispatch(actions.adClicked({ windowId: Number(answered.window.id), key: answered.window.clickKey }));
  return undefined;
};

/** How a window of this kind ended. */
const result =
  (needs: AnswerNeeds, kind: AnsweredWindowKind): Callback =>
  (...args) => {
    const read = parseWindowArguments(args);
    const ok = parseFlag(read?.rest[0]);
    const more = read?.rest[1];
    const clicked = kind === 'videoad' && more !== undefined && more !== '' ? parseFlag(more) : false;
    if (!read || ok === undefined || clicked === undefined) return 'malformed';
    const info = kind === 'lucky' ? parseInfo(more) : undefined;
    // The click is recorded first: without an id it belongs to the window that is still open, and recording the
    // result closes that window.
    const clickDrop = clicked ? recordAdClick(needs, read.id) : undefined;
    const { registry, dispatch } = needs;
    const answered = registry.recordAnswer({ kind, id: read.id, part: 'result', request: ok && kind !== 'lucky' });
    if (typeof answered === 'string') return clicked ? clickDrop : answered;
    const { window, ageMs, reloaded } = answered;
    dispatch(
      actions.windowResult({
        kind,
        windowId: Number(window.id),
        ok,
        late: reloaded || ageMs > tapLockMs(kind),
        key: window.key,
        ...(info !== undefined && { info }),
      }),
    );
    return undefined;
  };

/** A tap on an app in the window of lucky tasks. */
const luckyClicked =
  ({ registry, dispatch }: AnswerNeeds): Callback =>
  (...args) => {
    const read = parseWindowArguments(args);
    const app = parsePackageName(read?.rest[0]);
    if (!read || !app) return 'malformed';
    const answered = registry.recordAnswer({ kind: 'lucky', id: read.id, part: 'click', request: true });
    if (typeof answered === 'string') return answered;
    const { id, clickKey, taskId } = answered.window;
    dispatch(
      actions.luckyClicked({ windowId: Number(id), ...app, ...(taskId !== undefined && { taskId }), key: clickKey }),
    );
    return undefined;
  };

/** Whether an app was launched; `via` is the number of the callback. */
const launched =
  ({ registry, dispatch }: AnswerNeeds, via: 1 | 2): Callback =>
  (...args) => {
    const packageName = parsePackageName(args[0])?.packageName;
    const installed = parseFlag(args[1]);
    const [time1, time2] = via === 2 ? [parseTime(args[2]), parseTime(args[3])] : [];
    if (packageName === undefined || installed === undefined) return 'malformed';
    if (via === 2 && (time1 === undefined || time2 === undefined)) return 'malformed';
    const report = { via, installed, ...(time1 !== undefined && { time1 }), ...(time2 !== undefined && { time2 }) };
    const answered = registry.recordAnswer({
      kind: 'launch',
      id: packageName,
      part: 'result',
      request: true,
      launched: report,
    });
    if (typeof answered === 'string') return answered;
    const { taskRecordId = 0, key } = answered.window;
    dispatch(actions.appLaunched({ ...report, packageName, taskRecordId, ageMs: answered.ageMs, key }));
    return undefined;
  };

/** The host's answer to a login: a token, or why there is none. */
const login =
  ({ repeatedLogins, saveToken, dispatch }: CallbackNeeds): Callback =>
  (token) => {
    const read = parseToken(token);
    if (repeatedLogins.isRepeated('token' in read ? read.token : read.reason)) return 'duplicate';
    if ('token' in read) saveToken(read.token);
    dispatch(actions.loginResult('token' in read ? { ok: true } : { ok: false, reason: read.reason }));
    return undefined;
  };

/** How much of the page the host covers. */
const insets =
  ({ setInsets }: CallbackNeeds): Callback =>
  (...args) => {
    if (args.length < 2) return 'malformed';
    setInsets(readInsets(args[0], args[1], args[2]));
    return undefined;
  };

/**
 * The functions that the host calls. Each validates its arguments strictly, records the answer in the registry and
 * dispatches an action; the features' listeners decide what follows from it.
 */
export const createCallbacks = (needs: CallbackNeeds): Record<HostCallbackName, Callback> => ({
  loginCallback: login(needs),
  checkInCallback: result(needs, 'checkin'),
  lotteryCallback: result(needs, 'lottery'),
  videoAdCallback: result(needs, 'videoad'),
  launchAppCallback: launched(needs, 1),
  launchAppCallback2: launched(needs, 2),
  luckytaskCallback: result(needs, 'lucky'),
  luckytaskClicked: luckyClicked(needs),
  insetsCallback: insets(needs),
});
