import { messageInfos } from '@tally/contract/operator/messages';
import type { MessageTemplate } from '@tally/contract/operator/messageTemplates';
import { showToast } from '../../overlays/showToast';
import type { AppThunk } from '../../state/appStore';
import { acts } from './acts';
import { reportFailure } from './confirmUpdate';
import type { Question } from '../../overlays/content/question';
import { isConfirmed } from './isConfirmed';
import { messageApi } from './messageApi';

/** A message as the operator has read it. */
interface Read {
  id: number;
  version: number;
}

/** What came of it; `kept`: it was not confirmed, or nobody knows, which a toast has said. */
export type MessageEnd = 'done' | 'changed' | 'closed' | 'tooLong' | 'kept';

const ends: Readonly<Record<string, MessageEnd>> = {
  [messageInfos.changed]: 'changed',
  // It is gone with its person.
  [messageInfos.unknown]: 'changed',
  [messageInfos.closed]: 'closed',
  [messageInfos.tooLong]: 'tooLong',
};

const endOf =
  (
    { data, error }: { data?: { status: number; info: string }; error?: unknown },
    { done }: Question,
  ): AppThunk<MessageEnd> =>
  (dispatch) => {
    if (data?.status === 1) {
      dispatch(showToast('operator.submitted', done === undefined ? {} : { what: done }));
      return 'done';
    }
    const end = ends[data?.info ?? ''];
    if (end) return end;
    dispatch(data ? showToast('operator.notDone', { info: data.info }) : reportFailure(error));
    return 'kept';
  };

/** Sends an answer in own words, or a template as it stands, after confirmation (OPS-40). */
export const sendAnswer =
  (
    key: string,
    { id, version }: Read,
    body: { words: string } | { template: MessageTemplate },
    question: Question,
  ): AppThunk<Promise<MessageEnd>> =>
  async (dispatch) => {
    if (!(await dispatch(isConfirmed(question, acts.answer)))) return 'kept';
    const answer = await dispatch(
      messageApi.endpoints.postMessageAnswer.initiate({ query: { key, id, version }, body }, { track: false }),
    );
    return dispatch(endOf(answer, question));
  };

/** Closes a message, after confirmation (OPS-41). */
export const closeMessage =
  (key: string, { id, version }: Read, question: Question): AppThunk<Promise<MessageEnd>> =>
  async (dispatch) => {
    if (!(await dispatch(isConfirmed(question, 'plain')))) return 'kept';
    const answer = await dispatch(
      messageApi.endpoints.postMessageClose.initiate({ query: { key, id, version } }, { track: false }),
    );
    return dispatch(endOf(answer, question));
  };
