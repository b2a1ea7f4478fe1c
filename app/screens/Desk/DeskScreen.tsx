import { skipToken } from '@reduxjs/toolkit/query';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { KeyGate } from '../../features/operator/KeyGate';
import { operatorApi } from '../../features/operator/operatorApi';
import { suspenseFallback } from '../../navigation/SuspenseFallback';
import { useOperatorTranslate } from '../../i18n/useTranslate';
import { useAddressKey } from '../../state/useAddressKey';
import { useCurrentUser } from '../../session/useCurrentUser';
import { Approvals } from '../Operator/Approvals';
import { Desk } from '../Operator/OperatorScreen.styles';
import { OperatorTrail } from '../Operator/OperatorTrail';
import { ReviewChecks } from '../Operator/ReviewChecks';
import { useButtons } from '../Operator/useButtons';
import { Board, Content } from './DeskScreen.styles';
import { placeOf, type DeskPlace } from './deskPlace';
import { DeskQueues } from './DeskQueues';
import { PeopleQueue } from './people/PeopleQueue';

/** Withdrawals with their batches, and messages, come in files of their own. */
const MessagesQueue = lazy(async () => ({ default: (await import('./MessagesQueue')).MessagesQueue }));
const MoneyQueue = lazy(async () => ({ default: (await import('./pay/MoneyQueue')).MoneyQueue }));

interface QueueProps {
  operatorKey: string;
  place: DeskPlace;
}

/** What the chosen queue holds. */
function OpenQueue({ operatorKey, place: { queue, id } }: QueueProps) {
  const { market } = useCurrentUser();
  const button = useButtons();
  switch (queue) {
    case 'pay':
    case 'batches':
      return <MoneyQueue {...{ queue, operatorKey, button }} first={market} opened={id} />;
    case 'approvals':
      return <Approvals operatorKey={operatorKey} button={button} />;
    case 'reviews':
      return <ReviewChecks operatorKey={operatorKey} button={button} />;
    case 'messages':
      return <MessagesQueue operatorKey={operatorKey} first={market} />;
    case 'people':
      return <PeopleQueue operatorKey={operatorKey} opened={id} button={button} />;
    case 'trail':
      return <OperatorTrail operatorKey={operatorKey} market={market} />;
  }
}

/**
 * The operators' desk (OPS-48): its queues beside what the chosen one holds, on a desktop and on a phone. The operator
 * page keeps the customer's numbers and presets.
 */
export default function DeskScreen() {
  const t = useOperatorTranslate();
  const addressKey = useAddressKey();
  const place = placeOf(useLocation().hash);
  const [key, setKey] = useState(addressKey.get);
  const { currentData, error, isFetching, refetch } = operatorApi.useGetApprovalsQuery(key ? { key } : skipToken);
  const enter = (typed: string) => {
    if (typed === key) void refetch();
    setKey(typed);
  };
  return (
    <Desk title={t('title.desk')} leave="none">
      {key && currentData ? (
        <Board>
          <DeskQueues
            operatorKey={key}
            current={place.queue}
            approvals={currentData.filter(({ lapsed }) => !lapsed).length}
          />
          <Content>
            <Suspense fallback={suspenseFallback}>
              <OpenQueue key={place.queue} operatorKey={key} place={place} />
            </Suspense>
          </Content>
        </Board>
      ) : (
        <KeyGate error={error} busy={isFetching} onKey={enter} />
      )}
    </Desk>
  );
}
