import type { QueryOf } from '@tally/contract/api/endpoint';
import { approvalInfos } from '@tally/contract/operator/approvals';
import type { postSwitch } from '@tally/contract/calls/switches';
import type { postReviewProcess } from '@tally/contract/calls/reviews';
import { rulesApi } from '../../session/rules/rulesApi';
import { showToast } from '../../overlays/showToast';
import type { AppThunk } from '../../state/appStore';
import { acts } from './acts';
import { confirmAndReport, confirmUpdate, reportOutcome, type OpenUpdates } from './confirmUpdate';
import type { Question } from '../../overlays/content/question';
import { isConfirmed } from './isConfirmed';
import { operatorApi } from './operatorApi';
import type { Preset } from '../numbers/presets';

/**
 * Resolves withdrawals by a preset, after confirmation. "'Submitted' on code 200, otherwise 'ERROR!'" (OPS-6). Of a
 * partly failed update the outcome is known: pressing the button again is a new update. What one operator may not let
 * leave alone stays pending, and nobody is asked for it (OPS-35).
 * @param preset with the time of the page on the screen (ms since the epoch): withdrawals requested later are not
 *   resolved (OPS-14); without it where the backend has no such page
 */
export const updateScore =
  (key: string, preset: Preset & { asOf?: number }, question: Question, open: OpenUpdates): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const answer = await dispatch(
      confirmUpdate([question, acts[preset.pay === 1 ? 'pay' : 'refuse']], preset, open, (_, idempotencyKey) =>
        dispatch(
          operatorApi.endpoints.postUpdateScore.initiate(
            { query: { key, ...preset }, key: idempotencyKey },
            { track: false },
          ),
        ),
      ),
    );
    if (answer?.data?.status === 1 && answer.data.info === approvalInfos.needsApproval)
      dispatch(showToast('operator.aboveLeft'));
    else if (answer) dispatch(reportOutcome(answer));
  };

/**
 * Closes something in a market, or opens it again, after confirmation (RULES-4). Repeating it changes nothing more.
 * What was accepted is shown without asking again: for two seconds a server may answer from the rules before.
 */
export const pressSwitch =
  (
    key: string,
    pressed: Omit<QueryOf<typeof postSwitch>, 'key'>,
    question: Question,
    open: OpenUpdates,
  ): AppThunk<Promise<void>> =>
  (dispatch, _, { clock }) => {
    const { market, what, action, until } = pressed;
    const send = async () => {
      const sent = operatorApi.endpoints.postSwitch.initiate({ query: { key, ...pressed } }, { track: false });
      const answer = await dispatch(sent);
      if (answer.data?.status === 1)
        dispatch(
          rulesApi.util.updateQueryData('getMarketRules', { market }, (rules) => {
            const isClosed = action === 'close';
            const others = rules.closed.filter((each) => each !== what);
            const ends = rules.closures.filter((each) => each.what !== what);
            const closure = { what, since: clock.now(), until: until ?? 0 };
            rules.closed = isClosed ? [...others, what] : others;
            rules.closures = isClosed ? [...ends, closure] : ends;
          }),
        );
      return answer;
    };
    return dispatch(confirmAndReport([question, acts[action]], pressed, open, send));
  };

/**
 * Answers the open feedback of a type (0: every type), of the given people or of everyone, after confirmation.
 */
export const processFeedback =
  (
    key: string,
    query: { type: number; day: number; userIdStr?: string },
    question: Question,
  ): AppThunk<Promise<void>> =>
  async (dispatch) => {
    if (!(await dispatch(isConfirmed(question, 'plain')))) return;
    const answer = await dispatch(
      operatorApi.endpoints.postFeedbackProcess.initiate({ query: { key, ...query } }, { track: false }),
    );
    dispatch(reportOutcome(answer));
  };

/**
 * Reports that an ad app was downloaded, with the known data of its package, or that it has no apk.
 * @returns true when the server accepted the report
 */
export const reportAdApp =
  (
    key: string,
    appPkgName: string,
    fields: { appClassName?: string; apkSize?: number; hasNoApk?: true },
  ): AppThunk<Promise<boolean>> =>
  async (dispatch) => {
    const answer = await dispatch(
      operatorApi.endpoints.postAdApp.initiate({ query: { key }, body: { appPkgName, ...fields } }, { track: false }),
    );
    dispatch(reportOutcome(answer));
    return answer.data?.status === 1;
  };

/**
 * Approves a review (which pays its reward) or rejects it with a reason, after confirmation. If the outcome is unknown,
 * the next press of the same button repeats the decision; an error is shown when another operator has decided first.
 */
export const decideReview = (
  key: string,
  decision: Omit<QueryOf<typeof postReviewProcess>, 'key'>,
  question: Question,
  open: OpenUpdates,
): AppThunk<Promise<void>> =>
  confirmAndReport([question, acts[decision.action]], decision, open, (dispatch, idempotencyKey) =>
    dispatch(
      operatorApi.endpoints.postReviewProcess.initiate(
        { query: { key, ...decision }, key: idempotencyKey },
        { track: false },
      ),
    ),
  );
