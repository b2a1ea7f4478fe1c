import { codes } from '@tally/contract/api/envelope';
import { approvalInfos } from '@tally/contract/operator/approvals';
import { someFailedInfo } from '@tally/contract/operator/operator';
import { apiErrorOf, outcomeUnknown } from '../../api/apiError';
import { showToast } from '../../overlays/showToast';
import type { AppDispatch, AppThunk } from '../../state/appStore';
import type { Act } from '../../overlays/content/act';
import type { Question } from '../../overlays/content/question';
import { isConfirmed } from './isConfirmed';
import { nothingDoneBy } from './nothingDone';
import { refusalOf } from './refusals';

/** Idempotency keys of updates whose outcome is unknown: pressing the same button again repeats the same update. */
export type OpenUpdates = Map<string, string>;

interface Answer<T> {
  data?: T;
  error?: unknown;
}

/**
 * Sends an operator's update after confirmation. If its outcome is unknown, the next press of the same button repeats
 * it under its old idempotency key.
 * @param asked the question, and what the update does
 * @param update identifies the update, as JSON
 * @param open keys of the updates whose outcome is unknown
 * @param send makes the call under the idempotency key
 * @returns the response; undefined when the update was not confirmed
 */
export const confirmUpdate =
  <T>(
    asked: readonly [question: Question, act: Act],
    update: unknown,
    open: OpenUpdates,
    send: (dispatch: AppDispatch, idempotencyKey: string) => PromiseLike<Answer<T>>,
  ): AppThunk<Promise<Answer<T> | undefined>> =>
  async (dispatch, _, { services }) => {
    if (!(await dispatch(isConfirmed(...asked)))) return undefined;
    const name = JSON.stringify(update);
    const idempotencyKey = open.get(name) ?? services.uuid();
    open.set(name, idempotencyKey);
    const answer = await send(dispatch, idempotencyKey);
    if (!outcomeUnknown(answer.error)) open.delete(name);
    return answer;
  };

/** Whether the key is right, and may not make the call (OPS-34). */
export const isOutOfScope = (error: unknown): boolean => {
  const failed = apiErrorOf(error);
  return failed?.kind === 'envelope' && failed.code === codes.outOfScope;
};

/** Reports by a toast that the key may not do it, that the server refused it, or that nobody knows whether it was done. */
export const reportFailure =
  (error: unknown): AppThunk<void> =>
  (dispatch) => {
    const refused = nothingDoneBy(error);
    if (isOutOfScope(error)) dispatch(showToast('operator.outOfScope'));
    else dispatch(refused ? showToast('operator.nothingDone', refused) : showToast('operator.failed'));
  };

interface Outcome {
  status: number;
  info: string;
}

/**
 * Reports the outcome of an operator's update by a toast: "'Submitted' on code 200, otherwise 'ERROR!'" (OPS-6). What
 * was not done, although the code is 200, is said besides.
 * @param answer the reply to code 200, or why there was none
 * @param done what was done, in words
 */
export const reportOutcome =
  ({ data, error }: Answer<Outcome>, done?: string): AppThunk<void> =>
  (dispatch) => {
    const why = data && refusalOf(data.info);
    if (!data) dispatch(reportFailure(error));
    else if (data.status === 1) dispatch(showToast('operator.submitted', done === undefined ? {} : { what: done }));
    else if (data.info === approvalInfos.needsApproval) dispatch(showToast('operator.needsApproval'));
    else if (data.info === someFailedInfo) dispatch(showToast('operator.someFailed'));
    else if (why) dispatch(showToast('operator.refused', { why }));
    else dispatch(showToast('operator.notDone', { info: data.info }));
  };

/** `confirmUpdate`, and the outcome as a toast. */
export const confirmAndReport =
  (...update: Parameters<typeof confirmUpdate<Outcome>>): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const answer = await dispatch(confirmUpdate(...update));
    const [[question]] = update;
    if (answer) dispatch(reportOutcome(answer, question.done));
  };

/** Asks, sends what may be sent twice, and reports the outcome as a toast. */
export const confirmOnce =
  (
    asked: readonly [question: Question, act: Act],
    send: (dispatch: AppDispatch) => PromiseLike<Answer<Outcome>>,
  ): AppThunk<Promise<void>> =>
  async (dispatch) => {
    if (await dispatch(isConfirmed(...asked))) dispatch(reportOutcome(await send(dispatch), asked[0].done));
  };
