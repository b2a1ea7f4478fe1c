import { codes } from '@tally/contract/api/envelope';
import { approvalInfos } from '@tally/contract/operator/approvals';
import { someFailedInfo } from '@tally/contract/operator/operator';
import { apiErrorOf } from '../../api/apiError';
import type { Act } from '../../overlays/content/act';
import type { Question } from '../../overlays/content/question';
import { openDialog } from '../../overlays/openDialog';
import { showToast } from '../../overlays/showToast';
import type { AppThunk } from '../../state/appStore';
import { useAppDispatch } from '../../state/reduxHooks';
import { useOperator } from '../OperatorContext';
import { nothingDoneBy } from './nothingDone';
import { refusalOf } from './refusals';

/** What came of a call: its reply, or why there was none. */
export interface Answer<Reply> {
  data?: Reply;
  error?: unknown;
}

interface Outcome {
  status: number;
  info: string;
}

/** A call that writes, as `operatorApi.endpoints.postPayout`. */
interface Call<Query, Body, Reply> {
  initiate: (
    argument: { query?: Query; body?: Body; key?: string },
    options: { track: false },
  ) => AppThunk<PromiseLike<Answer<Reply>>>;
}

/** What goes along with a call besides the operator's key. */
interface Sent<Query, Body> {
  query?: Omit<Query, 'key'>;
  body?: Body;
  /** Idempotency key; what moves money gets one without it (`idempotentCalls.ts`). */
  key?: string;
}

/** What is asked before an act. */
export interface Confirmation {
  question: Question;
  /** What the act does, which the button that confirms shows. */
  act: Act;
  /** Whether the open row of a queue waits no more afterwards, so that the next one opens (OPS-48). */
  endsRow?: boolean;
}

/** Asks an operator once more (OPS-50). */
export const isConfirmed =
  ({ question, act }: Confirmation): AppThunk<Promise<boolean>> =>
  async (dispatch) =>
    (await dispatch(openDialog('operator.confirm', { ...question, act }))) === 'primary';

/** Makes a call with an operator's key. */
export const sendCall =
  <Query, Body, Reply>(
    operatorKey: string,
    { initiate }: Call<Query, Body, Reply>,
    { query, ...sent }: Sent<Query, Body>,
  ): AppThunk<PromiseLike<Answer<Reply>>> =>
  (dispatch) =>
    dispatch(initiate({ ...sent, query: { key: operatorKey, ...query } as Query }, { track: false }));

/** Whether the key is right, and may not make the call (OPS-34). */
export const isOutOfScope = (error: unknown): boolean => {
  const failed = apiErrorOf(error);
  return failed?.kind === 'envelope' && failed.code === codes.outOfScope;
};

/**
 * Reports by a toast that the key may not do it, that the server refused it, or that nobody knows whether it was done.
 *
 * @param otherwise where the server did not refuse it
 */
export const reportFailure =
  (error: unknown, otherwise: 'operator.failed' | 'operator.notCounted' = 'operator.failed'): AppThunk<void> =>
  (dispatch) => {
    const refused = nothingDoneBy(error);
    if (isOutOfScope(error)) dispatch(showToast('operator.outOfScope'));
    else dispatch(refused ? showToast('operator.nothingDone', refused) : showToast(otherwise));
  };

/**
 * Reports the outcome of an act by a toast: "'Submitted' on code 200, otherwise 'ERROR!'" (OPS-6). The toast also says
 * when nothing was done although the code is 200.
 * @param outcome what was done, in words
 */
const reportOutcome =
  ({ data, error }: Answer<Outcome>, outcome?: string): AppThunk<void> =>
  (dispatch) => {
    const refusal = data && refusalOf(data.info);
    if (!data) dispatch(reportFailure(error));
    else if (data.status === 1)
      dispatch(showToast('operator.submitted', outcome === undefined ? {} : { what: outcome }));
    else if (data.info === approvalInfos.needsApproval) dispatch(showToast('operator.needsApproval'));
    else if (data.info === someFailedInfo) dispatch(showToast('operator.someFailed'));
    else if (refusal) dispatch(showToast('operator.refused', { reason: refusal }));
    else dispatch(showToast('operator.notDone', { info: data.info }));
  };

/** The calls that operators make, each with the key of the page. */
export function useOperatorCalls() {
  const { key, endRow } = useOperator();
  const dispatch = useAppDispatch();
  /** Makes a call without a question. */
  const send = <Query, Body, Reply>(call: Call<Query, Body, Reply>, sent: Sent<Query, Body>) =>
    dispatch(sendCall(key, call, sent));
  /** Makes a call once it is confirmed; undefined when it is not. */
  const sendConfirmed = async <Query, Body, Reply>(
    call: Call<Query, Body, Reply>,
    sent: Sent<Query, Body>,
    confirmation: Confirmation,
  ): Promise<Answer<Reply> | undefined> => {
    if (!(await dispatch(isConfirmed(confirmation)))) return undefined;
    if (confirmation.endsRow) endRow();
    return send(call, sent);
  };
  /** Reports the outcome of a call by a toast. */
  const report = (answer: Answer<Outcome>, outcome?: string) => dispatch(reportOutcome(answer, outcome));
  /** Makes a call once it is confirmed, and reports its outcome by a toast. */
  const act = async <Query, Body, Reply extends Outcome>(
    call: Call<Query, Body, Reply>,
    sent: Sent<Query, Body>,
    confirmation: Confirmation,
  ): Promise<void> => {
    const answer = await sendConfirmed(call, sent, confirmation);
    if (answer) report(answer, confirmation.question.outcome);
  };
  return { send, sendConfirmed, act, report };
}
