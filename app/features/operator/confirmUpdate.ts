import { codes } from '@tally/contract/api/envelope';
import { approvalInfos } from '@tally/contract/operator/approvals';
import { someFailedInfo } from '@tally/contract/operator/operator';
import { batchInfos } from '@tally/contract/operator/payoutBatches';
import { payoutInfos } from '@tally/contract/operator/payouts';
import { reviewInfos } from '@tally/contract/tasks/review';
import { apiErrorOf, outcomeUnknown } from '../../api/apiError';
import { openDialog } from '../../overlays/openDialog';
import { showToast } from '../../overlays/showToast';
import type { AppDispatch, AppThunk } from '../../state/appStore';

/** Idempotency keys of updates whose outcome is unknown: pressing the same button again repeats the same update. */
export type OpenUpdates = Map<string, string>;

interface Answer<T> {
  data?: T;
  error?: unknown;
}

/**
 * Sends an operator's update after confirmation. If its outcome is unknown, the next press of the same button repeats
 * it under its old idempotency key.
 * @param summary description of the update, for the dialog
 * @param update identifies the update, as JSON
 * @param open keys of the updates whose outcome is unknown
 * @param send makes the call under the idempotency key
 * @returns the response; undefined when the update was not confirmed
 */
export const confirmUpdate =
  <T>(
    summary: string,
    update: unknown,
    open: OpenUpdates,
    send: (dispatch: AppDispatch, idempotencyKey: string) => PromiseLike<Answer<T>>,
  ): AppThunk<Promise<Answer<T> | undefined>> =>
  async (dispatch, _, { services }) => {
    if ((await dispatch(openDialog('operator.confirm', { summary }))) !== 'primary') return undefined;
    const name = JSON.stringify(update);
    const idempotencyKey = open.get(name) ?? services.uuid();
    open.set(name, idempotencyKey);
    const answer = await send(dispatch, idempotencyKey);
    if (!outcomeUnknown(answer.error)) open.delete(name);
    return answer;
  };

/**
 * `info` of an update that was refused because it was decided before, or the person is frozen, or the account invalid.
 */
const decidedBefore: readonly string[] = [
  payoutInfos.resolved,
  payoutInfos.frozen,
  payoutInfos.invalidAccount,
  batchInfos.voided,
  batchInfos.signed,
  payoutInfos.closed,
  payoutInfos.notPaid,
  reviewInfos.badStatus,
];

/** `info` of a decision about an account that is not there, or not the one of the page. */
const otherAccount: readonly string[] = [payoutInfos.noAccount, payoutInfos.otherAccount];

/** `info` of an approval that is not possible. */
const approvalOver: readonly string[] = [
  approvalInfos.decided,
  approvalInfos.lapsed,
  approvalInfos.own,
  approvalInfos.changed,
];

/** Whether the key is right, and may not make the call (OPS-34). */
export const isOutOfScope = (error: unknown): boolean => {
  const failed = apiErrorOf(error);
  return failed?.kind === 'envelope' && failed.code === codes.outOfScope;
};

/** Reports by a toast that no reply came, or that the key may not do it. */
export const reportFailure =
  (error: unknown): AppThunk<void> =>
  (dispatch) =>
    dispatch(showToast(isOutOfScope(error) ? 'operator.outOfScope' : 'operator.failed'));

interface Outcome {
  status: number;
  info: string;
}

/**
 * Reports the outcome of an operator's update by a toast: "'Submitted' on code 200, otherwise 'ERROR!'" (OPS-6). What
 * was not done, although the code is 200, is said besides.
 * @param answer the reply to code 200, or why there was none
 */
export const reportOutcome =
  ({ data, error }: Answer<Outcome>): AppThunk<void> =>
  (dispatch) => {
    if (!data) dispatch(reportFailure(error));
    else if (data.status === 1) dispatch(showToast('operator.submitted'));
    else if (data.info === payoutInfos.inBatch) dispatch(showToast('operator.inBatch'));
    else if (data.info === approvalInfos.needsApproval) dispatch(showToast('operator.needsApproval'));
    else if (approvalOver.includes(data.info)) dispatch(showToast('operator.approvalOver'));
    else if (data.info === approvalInfos.otherWaits) dispatch(showToast('operator.approvalWaits'));
    else if (data.info === batchInfos.hasResults) dispatch(showToast('operator.hasResults'));
    else if (otherAccount.includes(data.info)) dispatch(showToast('operator.otherAccount'));
    else if (decidedBefore.includes(data.info)) dispatch(showToast('operator.refused'));
    else if (data.info === someFailedInfo) dispatch(showToast('operator.someFailed'));
    else dispatch(showToast('operator.notDone', { info: data.info }));
  };

/** `confirmUpdate`, and the outcome as a toast. */
export const confirmAndReport =
  (...update: Parameters<typeof confirmUpdate<Outcome>>): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const answer = await dispatch(confirmUpdate(...update));
    if (answer) dispatch(reportOutcome(answer));
  };
