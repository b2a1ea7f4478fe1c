import type { QueryOf } from '@tally/contract/api/endpoint';
import type { Market } from '@tally/contract/market/codes';
import type { PendingPayout } from '@tally/contract/operator/payouts';
import type { PayoutWarning } from '@tally/contract/operator/payoutWarnings';
import type { postPayout } from '@tally/contract/calls/payouts';
import type { postExceptionResolve } from '@tally/contract/calls/exceptions';
import type { postAccountStatus, postFreeze } from '@tally/contract/calls/people';
import { showToast } from '../../overlays/showToast';
import type { AppThunk } from '../../state/appStore';
import { acts, exceptionActs } from './acts';
import { batchEnd, type BatchEnd } from '../rules/batchEnd';
import { confirmAndReport, confirmOnce, confirmUpdate, reportOutcome, type OpenUpdates } from './confirmUpdate';
import type { Question } from '../../overlays/content/question';
import { nothingDoneBy } from './nothingDone';
import { operatorApi } from './operatorApi';

type Decision = Omit<QueryOf<typeof postPayout>, 'key'>;

/**
 * Pays one withdrawal or refuses it with a reason (OPS-13), after confirmation. If the outcome is unknown, the next
 * press of the same button repeats the decision.
 * @param warnings what the page shows of it: with others a payment is refused (OPS-66)
 */
export const decidePayout = (
  key: string,
  decision: Decision,
  warnings: PayoutWarning[],
  question: Question,
  open: OpenUpdates,
): AppThunk<Promise<void>> =>
  confirmAndReport([question, acts[decision.action]], { ...decision, warnings }, open, (dispatch, idempotencyKey) =>
    dispatch(
      operatorApi.endpoints.postPayout.initiate(
        { query: { key, ...decision }, body: { warnings }, key: idempotencyKey },
        { track: false },
      ),
    ),
  );

/**
 * Pays the withdrawals shown on a page (OPS-14), after confirmation.
 * @param page the market, the time of the page (ms since the epoch) and its withdrawals with the warnings that it shows
 * @returns the outcome; undefined when it was not confirmed
 */
export const payShown =
  (
    key: string,
    { market, asOf, payouts }: { market: Market; asOf: number; payouts: readonly PendingPayout[] },
    question: Question,
    open: OpenUpdates,
  ): AppThunk<Promise<BatchEnd | undefined>> =>
  async (dispatch) => {
    const ids = payouts.map(({ id }) => id);
    const shown = payouts.filter(({ warnings }) => warnings.length > 0).map(({ id, warnings }) => ({ id, warnings }));
    const answer = await dispatch(
      confirmUpdate([question, acts.pay], [market, asOf, ids, shown], open, (_, idempotencyKey) =>
        dispatch(
          operatorApi.endpoints.postPayShown.initiate(
            { query: { key, market, asOf }, body: { ids, shown }, key: idempotencyKey },
            { track: false },
          ),
        ),
      ),
    );
    if (!answer) return undefined;
    // A toast says that nothing was done, and why.
    if (nothingDoneBy(answer.error)) {
      dispatch(reportOutcome(answer));
      return undefined;
    }
    const end = batchEnd(answer.data, ids.length);
    const { state, count, paid } = end;
    if (state === 'some_failed') dispatch(showToast('operator.partly', { done: paid, left: count - paid }));
    else dispatch(reportOutcome(answer));
    return end;
  };

/**
 * Closes a result that contradicts the books, or books its payment back to cash (OPS-22, OPS-25), after confirmation.
 */
export const resolveException = (
  key: string,
  decision: Omit<QueryOf<typeof postExceptionResolve>, 'key'>,
  question: Question,
  open: OpenUpdates,
): AppThunk<Promise<void>> =>
  confirmAndReport(
    [question, exceptionActs[decision.action]],
    { exception: decision },
    open,
    (dispatch, idempotencyKey) =>
      dispatch(
        operatorApi.endpoints.postExceptionResolve.initiate(
          { query: { key, ...decision }, key: idempotencyKey },
          { track: false },
        ),
      ),
  );

/**
 * Freezes a person with a reason, or unfreezes them (OPS-13), after confirmation.
 */
export const freezePerson = (
  key: string,
  decision: Omit<QueryOf<typeof postFreeze>, 'key'>,
  question: Question,
): AppThunk<Promise<void>> =>
  confirmOnce([question, acts[decision.action]], (dispatch) =>
    dispatch(operatorApi.endpoints.postFreeze.initiate({ query: { key, ...decision } }, { track: false })),
  );

/**
 * Declares a person's e-wallet account invalid with a reason, or restores it (OPS-27), after confirmation.
 */
export const decideAccount = (
  key: string,
  decision: Omit<QueryOf<typeof postAccountStatus>, 'key'>,
  question: Question,
): AppThunk<Promise<void>> =>
  confirmOnce([question, acts[decision.action]], (dispatch) =>
    dispatch(operatorApi.endpoints.postAccountStatus.initiate({ query: { key, ...decision } }, { track: false })),
  );
