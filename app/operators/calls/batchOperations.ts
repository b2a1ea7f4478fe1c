import type { ReplyOf } from '@tally/contract/api/endpoint';
import { batchInfos } from '@tally/contract/operator/batches';
import type { postBatchSignOff } from '@tally/contract/calls/batches';
import type { AppThunk } from '../../state/appStore';
import { acts } from './acts';
import { reportOutcome } from './confirmUpdate';
import type { Question } from '../../overlays/content/question';
import { isConfirmed } from './isConfirmed';
import { operatorApi } from './operatorApi';

/**
 * Voids a batch whose file the provider has not got (OPS-21), after confirmation.
 */
export const voidBatch =
  (key: string, id: number, reason: string, question: Question): AppThunk<Promise<void>> =>
  async (dispatch) => {
    if (!(await dispatch(isConfirmed(question, acts.void)))) return;
    const answer = await dispatch(
      operatorApi.endpoints.postBatchVoid.initiate({ query: { key, id, reason } }, { track: false }),
    );
    dispatch(reportOutcome(answer, question.done));
  };

/**
 * Fetches the file of a batch once more (OPS-28).
 * @returns the file; empty when it is not kept any more, undefined when it was refused otherwise or no answer came
 */
export const fetchFile =
  (key: string, id: number): AppThunk<Promise<string | undefined>> =>
  async (dispatch) => {
    const answer = await dispatch(
      operatorApi.endpoints.postBatchFile.initiate({ query: { key, id } }, { track: false }),
    );
    const { data } = answer;
    if (data && (data.status === 1 || data.info === batchInfos.fileGone)) return data.file;
    dispatch(reportOutcome(answer));
    return undefined;
  };

/** `info` of a sign-off that was refused for what the page then lists. */
const unequal: readonly string[] = [batchInfos.openExceptions, batchInfos.notEqual];

/**
 * Signs a batch off (OPS-30), after confirmation.
 * @returns what keeps it from being signed off; undefined when nothing does, or it was not confirmed or not answered
 */
export const signOffBatch =
  (key: string, id: number, question: Question): AppThunk<Promise<ReplyOf<typeof postBatchSignOff> | undefined>> =>
  async (dispatch) => {
    if (!(await dispatch(isConfirmed(question, acts.signOff)))) return undefined;
    const answer = await dispatch(
      operatorApi.endpoints.postBatchSignOff.initiate({ query: { key, id } }, { track: false }),
    );
    const { data } = answer;
    if (data && unequal.includes(data.info)) return data;
    dispatch(reportOutcome(answer, question.done));
    return undefined;
  };
