import type { Market } from '@tally/contract/market/codes';
import type { Feedback } from '@tally/contract/people/feedback';
import { feedbackReplied } from '@tally/contract/limits/feedback';
import { ReplyBlock } from '@tally/ui/ReplyBlock';
import { useEffect, useState } from 'react';
import { useMoment } from '../../components/useMoment';
import { markRead, repliesIn, unreadReplies } from '../../features/feedback/replies';
import { useTranslate } from '../../i18n/useTranslate';
import { replySeenKey } from '../../session/seenStorageKeys';
import { useServices } from '../../state/appContext';

/**
 * The replies that were not read when the page was opened, in the order in which they were written (FEEDBACK-13). If
 * all were read, the latest one while nothing was written after it (FEEDBACK-1).
 */
export function Replies({ feedback, market }: { feedback: Feedback; market: Market }) {
  const t = useTranslate();
  const moment = useMoment(market);
  const { storage } = useServices();
  // What is read now stays until the page is left.
  const [seen] = useState(() => storage.get(replySeenKey));
  useEffect(() => markRead(storage, repliesIn(feedback)), [feedback, storage]);
  const unread = unreadReplies(feedback, seen);
  const latest = feedback.status === feedbackReplied ? repliesIn(feedback).slice(0, 1) : [];
  const shown = [...(unread.length > 0 ? unread : latest)].reverse();
  return shown.map(({ id, issue, reply, time }, index) => (
    <ReplyBlock
      key={id}
      title={
        shown.length > 1
          ? t('feedback.reply_nth', { number: index + 1, total: shown.length })
          : t('feedback.reply_title')
      }
      issueLabel={t('feedback.reply_issue')}
      issue={issue}
      reply={reply}
      time={t('feedback.reply_time', { time: moment(time) })}
    />
  ));
}
