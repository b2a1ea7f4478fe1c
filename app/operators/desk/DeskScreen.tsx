import type { Queues } from '@tally/contract/calls/queues';
import { skipToken } from '@reduxjs/toolkit/query';
import { lazy, Suspense, useEffect, useRef, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorLine } from '../../components/ErrorLine/ErrorLine';
import { KeyGate } from '../key/KeyGate';
import { operatorApi } from '../calls/operatorApi';
import { renewedTags, renewEveryMs } from '../calls/renewal';
import { useStoreKey, useKeptKey } from '../key/useKeptKey';
import { suspenseFallback } from '../../navigation/SuspenseFallback';
import { useAppDispatch } from '../../state/reduxHooks';
import { useOperatorTranslate } from '../../i18n/useTranslate';
import { OperatorProvider, OwnActs } from '../OperatorContext';
import { Board, Content, Frame } from './DeskScreen.styles';
import { PausedTooLong } from './switches/PausedTooLong';
import type { Queue } from './deskPlace';
import { DeskBar } from './DeskBar';
import { DeskQueues } from './DeskQueues';
import { SearchProvider } from './search/SearchContext';
import { useOnReturn } from '../shared/useOnReturn';
import { useDeskPlace } from './useDeskPlace';

/** Each queue comes in a file of its own, once it is chosen. */
const ApprovalsQueue = lazy(async () => ({ default: (await import('./approvals/ApprovalsQueue')).ApprovalsQueue }));
const AuditLog = lazy(async () => ({ default: (await import('./audit/AuditLog')).AuditLog }));
const Batches = lazy(async () => ({ default: (await import('./batches/Batches')).Batches }));
const ExceptionsQueue = lazy(async () => ({ default: (await import('./exceptions/ExceptionsQueue')).ExceptionsQueue }));
const MessagesQueue = lazy(async () => ({ default: (await import('./messages/MessagesQueue')).MessagesQueue }));
const PayQueue = lazy(async () => ({ default: (await import('./pay/PayQueue')).PayQueue }));
const PeopleQueue = lazy(async () => ({ default: (await import('./people/PeopleQueue')).PeopleQueue }));
const ReviewsQueue = lazy(async () => ({ default: (await import('./reviews/ReviewsQueue')).ReviewsQueue }));
const SwitchesQueue = lazy(async () => ({ default: (await import('./switches/SwitchesQueue')).SwitchesQueue }));

/** What each queue holds. */
const contents: Record<Queue, ComponentType> = {
  pay: PayQueue,
  batches: Batches,
  exceptions: ExceptionsQueue,
  approvals: ApprovalsQueue,
  reviews: ReviewsQueue,
  messages: MessagesQueue,
  people: PeopleQueue,
  trail: AuditLog,
  switches: SwitchesQueue,
};

/** What the chosen queue holds. */
function OpenQueue({ queue }: { queue: Queue }) {
  const Contents = contents[queue];
  return (
    <OwnActs>
      <Contents />
    </OwnActs>
  );
}

/**
 * Fetches the lists again whose content has changed, by others or with time (OPS-48). Only numbers and versions are
 * polled, and at once when an operator comes back to the tab: fetching a list reads its people's data, which is logged
 * (OPS-37).
 */
function useRenewal(queues: Queues | undefined, recount: () => unknown): void {
  const dispatch = useAppDispatch();
  const known = useRef<typeof queues>(undefined);
  useEffect(() => {
    const changed = known.current && queues ? renewedTags(known.current, queues) : [];
    if (changed.length > 0) dispatch(operatorApi.util.invalidateTags(changed));
    known.current = queues ?? known.current;
  }, [queues, dispatch]);
  useOnReturn(() => queues && recount());
}

/** What a tab in the background shows too; a change of the route sets its own title before. */
function useTabTitle(title: string): void {
  const { key } = useLocation();
  useEffect(() => {
    document.title = title;
  }, [title, key]);
}

/**
 * The operators' desk (OPS-48): its queues beside what the chosen one holds, on a desktop and on a phone. The
 * customer's numbers and presets have a page of their own.
 */
export default function DeskScreen() {
  const t = useOperatorTranslate();
  const { place } = useDeskPlace();
  const { key, enter, storage } = useKeptKey();
  const { currentData, error, isFetching, refetch } = operatorApi.useGetApprovalsQuery(key ? { key } : skipToken);
  useStoreKey(storage, key, { data: currentData, error });
  // Only numbers and versions: this reads nobody's data.
  const { data: queues, refetch: recount } = operatorApi.useGetQueuesQuery(currentData && key ? { key } : skipToken, {
    pollingInterval: renewEveryMs,
  });
  useRenewal(queues, recount);
  const title = queues && queues.asked.count > 0 ? t('ops.desk_waits', { count: queues.asked.count }) : t('title.desk');
  useTabTitle(title);
  if (!key || !currentData)
    return (
      <Frame title={title} leave="none">
        <KeyGate error={error} busy={isFetching} onKey={(typed) => enter(typed, refetch)} />
      </Frame>
    );
  return (
    <OperatorProvider operatorKey={key}>
      <SearchProvider>
        <Frame title={title} leave="none" head={<DeskBar title={title} />}>
          <Board>
            <DeskQueues
              current={place.queue}
              approvals={currentData.filter(({ lapsed, isOwn }) => !lapsed && !isOwn).length}
            />
            <Content>
              {queues?.hasSecond === false && <ErrorLine>{t('ops.no_second')}</ErrorLine>}
              <PausedTooLong />
              <Suspense fallback={suspenseFallback}>
                <OpenQueue key={place.queue} queue={place.queue} />
              </Suspense>
            </Content>
          </Board>
        </Frame>
      </SearchProvider>
    </OperatorProvider>
  );
}
