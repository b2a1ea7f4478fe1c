import type { QueryOf } from '@tally/contract/api/endpoint';
import type { postAdjustment, postApproval } from '@tally/contract/operator/approvals';
import type { AppThunk } from '../../state/appStore';
import { acts } from './acts';
import { confirmAndReport, type OpenUpdates } from './confirmUpdate';
import type { Question } from '../../overlays/content/question';
import { operatorApi } from './operatorApi';

/**
 * Approves what another operator asked for, or rejects it with a reason (OPS-35), after confirmation.
 */
export const decideApproval = (
  key: string,
  decision: Omit<QueryOf<typeof postApproval>, 'key'>,
  question: Question,
  open: OpenUpdates,
): AppThunk<Promise<void>> =>
  confirmAndReport([question, acts[decision.action]], { approval: decision }, open, (dispatch, idempotencyKey) =>
    dispatch(
      operatorApi.endpoints.postApproval.initiate(
        { query: { key, ...decision }, key: idempotencyKey },
        { track: false },
      ),
    ),
  );

/**
 * Asks for money to be given to somebody or taken back (OPS-36), after confirmation.
 */
export const askAdjustment = (
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
