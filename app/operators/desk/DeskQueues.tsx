import type { CountedQueue } from '@tally/contract/operator/queues';
import { useEffect, useRef } from 'react';
import { operatorApi } from '../calls/operatorApi';
import { useOperator } from '../OperatorContext';
import { useOperatorTranslate } from '../../i18n/useTranslate';
import { useDeskKeys } from '../shared/deskKeys';
import { Note } from '../shared/shared.styles';
import { KeysNote, QueueLink, Queues, Strip } from './DeskScreen.styles';
import { queues, type Queue } from './deskPlace';
import { useDeskPlace } from './useDeskPlace';

/** Number keys choose a queue. */
function useQueueKeys() {
  const { go } = useDeskPlace();
  useDeskKeys((key) => {
    const queue = queues[Number(key) - 1];
    if (queue) go({ queue });
    return queue !== undefined;
  });
}

/** Shows the chosen queue where they are one line that scrolls. */
function useStrip(current: Queue) {
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const link = strip.current?.querySelector<HTMLElement>('[aria-current]');
    if (strip.current && link)
      strip.current.scrollLeft = link.offsetLeft - (strip.current.clientWidth - link.offsetWidth) / 2;
  }, [current]);
  return strip;
}

interface DeskQueuesProps {
  current: Queue;
  /** Number of requests that wait for this operator, who did not ask for them. */
  approvals: number;
}

/** Links to the queues, with what waits in them where that is known. */
export function DeskQueues({ current, approvals }: DeskQueuesProps) {
  const t = useOperatorTranslate();
  const { key } = useOperator();
  const { data: reviews } = operatorApi.useGetWaitingReviewsQuery({ key });
  const { data: counted } = operatorApi.useGetQueuesQuery({ key });
  const { hashTo } = useDeskPlace();
  useQueueKeys();
  const strip = useStrip(current);
  const names: Record<Queue, string> = {
    pay: t('ops.desk_pay'),
    batches: t('ops.desk_batches'),
    exceptions: t('ops.desk_exceptions'),
    approvals: t('ops.approvals'),
    reviews: t('ops.reviews'),
    messages: t('ops.messages'),
    people: t('ops.desk_people'),
    trail: t('ops.audit'),
    switches: t('ops.switches'),
  };
  // The queues show all markets, one at a time.
  const sum = (of: CountedQueue) => counted?.markets.reduce((total, market) => total + market[of], 0);
  const waiting: Partial<Record<Queue, number | undefined>> = {
    approvals,
    reviews: reviews?.length,
    pay: sum('pay'),
    batches: sum('batches'),
    exceptions: sum('exceptions'),
    messages: sum('messages'),
  };
  return (
    <Queues aria-label={t('ops.desk_queues')}>
      {counted && counted.operator !== '' && <Note>{t('ops.desk_signed', { operator: counted.operator })}</Note>}
      <Strip ref={strip}>
        {queues.map((queue) => (
          <QueueLink key={queue} to={{ hash: hashTo({ queue }) }} aria-current={queue === current ? 'page' : undefined}>
            <span>{names[queue]}</span>
            {waiting[queue] !== undefined && (
              <span data-none={waiting[queue] === 0 || undefined}>{waiting[queue]}</span>
            )}
          </QueueLink>
        ))}
      </Strip>
      <KeysNote>{t('ops.desk_keys', { count: queues.length })}</KeysNote>
    </Queues>
  );
}
