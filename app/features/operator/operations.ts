import type { QueryOf } from '@tally/contract/endpoint';
import type { postReviewProcess } from '@tally/contract/review';
import { openDialog, showToast } from '../../overlays/openDialog';
import type { AppThunk } from '../../store';
import { confirmAndReport, type OpenUpdates } from './confirmUpdate';
import { operatorApi } from './operatorApi';
import type { Preset } from './operatorRules';

/**
 * Settles withdrawals by a preset, once it is confirmed. "'Submitted' on code 200, otherwise 'ERROR!'" (OPS-6); an
 * update of which a part failed is no success either, though its outcome is known: pressed again, it is another update.
 * @param preset with the moment of the page that was looked at (ms since the epoch): nothing that came later is settled (OPS-14)
 * @param what the preset in words
 */
export const updateScore = (
  key: string,
  preset: Preset & { asOf: number },
  summary: string,
  open: OpenUpdates,
): AppThunk<Promise<void>> =>
  confirmAndReport(summary, preset, open, (dispatch, idempotencyKey) =>
    dispatch(
      operatorApi.endpoints.postUpdateScore.initiate(
        { query: { key, ...preset }, key: idempotencyKey },
        { track: false },
      ),
    ),
  );

/** Answers the open feedback of a type (0: of every type), of the named people or of everybody, once it is confirmed. @param what the type in words */
export const processFeedback =
  (key: string, query: { type: number; day: number; userIdStr?: string }, summary: string): AppThunk<Promise<void>> =>
  async (dispatch) => {
    if ((await dispatch(openDialog('operator.confirm', { summary }))) !== 'primary') return;
    const { error } = await dispatch(
      operatorApi.endpoints.postFeedbackProcess.initiate({ query: { key, ...query } }, { track: false }),
    );
    dispatch(showToast(error ? 'operator.failed' : 'operator.submitted'));
  };

/** Tells that an ad app was downloaded, with what is known of its package, or has no apk. @returns true when the server took it */
export const reportAdApp =
  (
    key: string,
    appPkgName: string,
    fields: { appClassName?: string; apkSize?: number; hasNoApk?: true },
  ): AppThunk<Promise<boolean>> =>
  async (dispatch) => {
    const { data } = await dispatch(
      operatorApi.endpoints.postAdApp.initiate({ query: { key }, body: { appPkgName, ...fields } }, { track: false }),
    );
    const done = data?.status === 1;
    dispatch(showToast(done ? 'operator.submitted' : 'operator.failed'));
    return done;
  };

/**
 * Passes a review (which pays it) or rejects it with a reason, once it is confirmed. A press whose outcome is not known is
 * repeated by the next press of the same button; a review that somebody else decided first is told as an error.
 * @param what the decision in words
 */
export const decideReview = (
  key: string,
  decision: Omit<QueryOf<typeof postReviewProcess>, 'key'>,
  summary: string,
  open: OpenUpdates,
): AppThunk<Promise<void>> =>
  confirmAndReport(summary, decision, open, (dispatch, idempotencyKey) =>
    dispatch(
      operatorApi.endpoints.postReviewProcess.initiate(
        { query: { key, ...decision }, key: idempotencyKey },
        { track: false },
      ),
    ),
  );
