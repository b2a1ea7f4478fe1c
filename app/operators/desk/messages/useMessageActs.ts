import { messageInfos } from '@tally/contract/operator/messages';
import type { MessageTemplate } from '@tally/contract/operator/messageTemplates';
import type { Question } from '../../../overlays/content/question';
import { acts } from '../../calls/actLooks';
import { messageApi } from '../../calls/messageApi';
import { useOperatorCalls, type Answer } from '../../calls/operatorCalls';

/** What came of it; `kept`: it was not confirmed, or nobody knows, which a toast has said. */
export type MessageEnd = 'done' | 'changed' | 'closed' | 'tooLong' | 'kept';

/** Why an answer or a close was not taken; the form says the rest. */
const ends: Readonly<Record<string, MessageEnd>> = {
  [messageInfos.changed]: 'changed',
  // It is gone with its person.
  [messageInfos.unknown]: 'changed',
  [messageInfos.closed]: 'closed',
  [messageInfos.tooLong]: 'tooLong',
};

/** A message as the operator has read it. */
interface Read {
  readonly id: number;
  readonly version: number;
}

/** What operators do about a message as they have read it, after confirmation (OPS-40, OPS-41). */
export function useMessageActs({ id, version }: Read) {
  const { sendConfirmed, report } = useOperatorCalls();
  const query = { id, version };
  const endOf = (answer: Answer<{ status: number; info: string }> | undefined, { outcome }: Question): MessageEnd => {
    const end = ends[answer?.data?.info ?? ''];
    if (!answer || end) return end ?? 'kept';
    report(answer, outcome);
    return answer.data?.status === 1 ? 'done' : 'kept';
  };
  return {
    /** Sends an answer in own words, or a template as it stands. */
    answer: async (body: { words: string } | { template: MessageTemplate }, question: Question) =>
      endOf(
        await sendConfirmed(messageApi.endpoints.postMessageAnswer, { query, body }, { question, act: acts.answer }),
        question,
      ),
    close: async (question: Question) =>
      endOf(
        await sendConfirmed(messageApi.endpoints.postMessageClose, { query }, { question, act: 'plain' }),
        question,
      ),
  };
}
