import { outcomeUnknown } from '../../api/apiError';
import { openDialog, showToast } from '../../overlays/openDialog';
import type { AppDispatch, AppThunk } from '../../store';

/** Idempotency keys of updates whose outcome is not known: the next press of the same button is the same update. */
export type OpenUpdates = Map<string, string>;

interface Answer<T> {
  data?: T;
  error?: unknown;
}

/**
 * Sends an operator's update once it is confirmed. One whose outcome is not known is repeated, under its old key, by the next
 * press of the same button.
 * @param what the update in words
 * @param update what tells it from others, as JSON
 * @param open the keys of the updates that are not known to have ended
 * @param send makes the call under the idempotency key
 * @returns the answer; undefined when it was not confirmed
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

/** `confirmUpdate` for an update that was done or failed as a whole, which a toast says. */
export const confirmAndReport =
  (...update: Parameters<typeof confirmUpdate<{ status: number }>>): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const answer = await dispatch(confirmUpdate(...update));
    if (answer) dispatch(showToast(answer.data?.status === 1 ? 'operator.submitted' : 'operator.failed'));
  };
