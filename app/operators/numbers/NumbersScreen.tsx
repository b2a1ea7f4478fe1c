import type { Dashboard } from '@tally/contract/operator/dashboard';
import { skipToken } from '@reduxjs/toolkit/query';
import { formatCoins } from '@tally/locales/format';
import { Button } from '@tally/ui/Button';
import { CounterList } from '@tally/ui/CounterList';
import { Section } from '@tally/ui/Section';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { KeyGate } from '../key/KeyGate';
import { operatorApi } from '../calls/operatorApi';
import { createTapCount } from './tapCount';
import { useStoreKey, useKeptKey } from '../key/useKeptKey';
import { useNavigation } from '../../state/appContext';
import { useAppDispatch } from '../../state/reduxHooks';
import { useOperatorTranslate } from '../../i18n/useTranslate';
import { useCurrentUser } from '../../session/useCurrentUser';
import { counterLines } from './counters';
import { ErrorLine } from '../../components/ErrorLine/ErrorLine';
import { useFailureWords } from '../../components/useFailureWords';
import { OperatorProvider } from '../OperatorContext';
import { FeedbackAnswers } from './FeedbackAnswers';
import { PresetButtons } from './PresetButtons';
import { Desk, Operations as Doors } from '../shared/shared.styles';
import { Board, Column, End, GroupTitle } from './NumbersScreen.styles';

/** The way to the desk, where most of the work is: before the numbers. */
function DeskDoor() {
  const t = useOperatorTranslate();
  const navigation = useNavigation();
  return (
    <Button block tone="soft" onClick={() => navigation.go('/desk')}>
      {t('ops.desk')}
    </Button>
  );
}

/** The way to the ads page, and to another key. */
function PageEnd({ onOtherKey }: { onOtherKey: () => void }) {
  const t = useOperatorTranslate();
  const navigation = useNavigation();
  return (
    <>
      <Doors>
        <Button block tone="soft" onClick={() => navigation.go('/optbd')}>
          {t('ops.open_adapps')}
        </Button>
      </Doors>
      <End>
        <Button block tone="quiet" onClick={onOtherKey}>
          {t('ops.key_again')}
        </Button>
      </End>
    </>
  );
}

interface NumbersProps {
  numbers: Dashboard;
  /** Of the last refresh, if it failed. */
  error: unknown;
  isFetching: boolean;
  onRefresh: () => void;
}

/** The counters, with how many wait who have reminded us. */
function Numbers({ numbers, error, isFetching, onRefresh }: NumbersProps) {
  const t = useOperatorTranslate();
  const { market } = useCurrentUser();
  const { text } = useFailureWords(error);
  const reminded = numbers.remindedPending ?? 0;
  return (
    <Section
      title={t('ops.counters')}
      aside={
        <Button size="small" tone="soft" state={isFetching ? 'busy' : 'ready'} onClick={onRefresh}>
          {t('common.refresh')}
        </Button>
      }
    >
      {error !== undefined && <ErrorLine role="alert">{text}</ErrorLine>}
      <CounterList counters={counterLines(numbers, market, t)} />
      {reminded > 0 && (
        <CounterList counters={[{ label: t('ops.counter_remindedPending'), value: formatCoins(reminded, market) }]} />
      )}
    </Section>
  );
}

/**
 * The numbers (OPS-3, OPS-4): key, 17 counters with refresh, presets for users and feedback, the ways to the desk and
 * to the ads page. "Key box hidden after data loads, shown again after 3 taps" (OPS-2), or by the button at the end.
 */
export default function NumbersScreen() {
  const t = useOperatorTranslate();
  const dispatch = useAppDispatch();
  const { key, enter, storage } = useKeptKey();
  const [showsKey, setShowsKey] = useState(false);
  const [tapped] = useState(createTapCount);
  const { currentData, error, isFetching, refetch } = operatorApi.useGetDashboardQuery(key ? { key } : skipToken);
  useStoreKey(storage, key, { data: currentData, error });
  const board = useRef<HTMLDivElement>(null);
  const refresh = () => {
    void refetch();
    // What waits may have changed too.
    dispatch(operatorApi.util.invalidateTags(['Payouts']));
  };
  const open = (typed: string) => {
    setShowsKey(false);
    enter(typed, refetch);
  };
  const tap = ({ target }: { target: EventTarget }) => {
    // Presses of controls are work, not taps on the screen.
    if (target instanceof Element && target.closest('button, input, label, [role="dialog"]')) return;
    if (currentData && tapped()) setShowsKey(true);
  };
  // The box is at the top, out of sight of the button: the focus brings it there.
  const showKey = () => {
    flushSync(() => setShowsKey(true));
    board.current?.querySelector('input')?.focus();
  };
  return (
    <Desk title={t('title.dashboard')} leave="none" onClick={tap}>
      <Board ref={board}>
        <Column>
          {(!currentData || showsKey) && (
            <KeyGate error={currentData ? undefined : error} busy={isFetching && !currentData} onKey={open} />
          )}
          {key && currentData && <DeskDoor />}
          {key && currentData && (
            <Numbers numbers={currentData} error={error} isFetching={isFetching} onRefresh={refresh} />
          )}
        </Column>
        {key && currentData && (
          <OperatorProvider operatorKey={key}>
            <Column>
              <PresetButtons />
              <GroupTitle>{t('ops.all_markets')}</GroupTitle>
              <FeedbackAnswers />
              <PageEnd onOtherKey={showKey} />
            </Column>
          </OperatorProvider>
        )}
      </Board>
    </Desk>
  );
}
