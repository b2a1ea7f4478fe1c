import type { QueryOf } from '@tally/contract/api/endpoint';
import type { postAdjustment, postApproval } from '@tally/contract/calls/approvals';
import type { postNumberClaim } from '@tally/contract/calls/people';
import type { PayoutWarning } from '@tally/contract/operator/payoutWarnings';
import type { AppThunk } from '../../state/appStore';
import { acts } from './acts';
import { confirmAndReport, confirmOnce, type OpenUpdates } from './confirmUpdate';
import type { Question } from '../../overlays/content/question';
import { operatorApi } from './operatorApi';

/**
 * Approves what another operator asked for, or rejects it with a reason (OPS-35), after confirmation.
 * @param warnings what the page shows of a payment: with others it is refused (OPS-66)
 */
export const decideApproval = (
  key: string,
  decision: Omit<QueryOf<typeof postApproval>, 'key'>,
  warnings: PayoutWarning[],
  question: Question,
  open: OpenUpdates,
): AppThunk<Promise<void>> =>
  confirmAndReport(
    [question, acts[decision.action]],
    { approval: decision, warnings },
    open,
    (dispatch, idempotencyKey) =>
      dispatch(
        operatorApi.endpoints.postApproval.initiate(
          { query: { key, ...decision }, body: { warnings }, key: idempotencyKey },
          { track: false },
        ),
      ),
  );

/**
 * Asks for money to be given to somebody or taken back (OPS-36), after confirmation.
 */
export const requestAdjustment = (
  key: string,
  adjustment: Omit<QueryOf<typeof postAdjustment>, 'key'>,
  question: Question,
  open: OpenUpdates,
): AppThunk<Promise<void>> =>
  confirmAndReport([question, acts[adjustment.kind]], { adjustment }, open, (dispatch, idempotencyKey) =>
    dispatch(
      operatorApi.endpoints.postAdjustment.initiate(
        { query: { key, ...adjustment }, key: idempotencyKey },
        { track: false },
      ),
    ),
  );

/**
 * Asks a second operator to give a claimed number to whoever claims it, or refuses the claim (ACCOUNT-20), after
 * confirmation.
 */
export const decideClaim = (
  key: string,
  decision: Omit<QueryOf<typeof postNumberClaim>, 'key'>,
  question: Question,
): AppThunk<Promise<void>> =>
  confirmOnce([question, acts[decision.action === 'give' ? 'giveNumber' : 'refuseNumber']], (dispatch) =>
    dispatch(operatorApi.endpoints.postNumberClaim.initiate({ query: { key, ...decision } }, { track: false })),
  );
