import type { Message } from '@tally/contract/operator/messages';
import { useOperatorTranslate } from '../../../i18n/useTranslate';

/** Says what a message is about: the withdrawal, the task, or else its type (FEEDBACK-9). */
export function useAbout(): (message: Pick<Message, 'withdrawalId' | 'task' | 'type'>) => string {
  const t = useOperatorTranslate();
  return ({ withdrawalId, task, type }) => {
    if (withdrawalId > 0) return t('ops.message_withdrawal', { id: withdrawalId });
    if (task !== '') return t(`record.${task === 'lucky' ? 'luckytask' : task}`);
    return t(`feedback.type_${type === 1 || type === 2 ? type : 3}`);
  };
}
