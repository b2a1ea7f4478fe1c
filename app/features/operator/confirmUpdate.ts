import { outcomeUnknown } from '../../api/apiError';
import { openDialog, showToast } from '../../overlays/openDialog';
import type { AppDispatch, AppThunk } from '../../store';

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

/** `confirmUpdate` for an update that succeeds or fails as a whole; a toast shows the outcome. */
export const confirmAndReport =
  (...update: Parameters<typeof confirmUpdate<{ status: number }>>): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const answer = await dispatch(confirmUpdate(...update));
    if (answer) dispatch(showToast(answer.data?.status === 1 ? 'operator.submitted' : 'operator.failed'));
  };
