import { skipToken } from '@reduxjs/toolkit/query';
import { formatCoins } from '@tally/locales/format';
import { Button } from '@tally/ui/Button';
import { CounterList } from '@tally/ui/CounterList';
import { Section } from '@tally/ui/Section';
import { useState } from 'react';
import { KeyGate } from '../../features/operator/KeyGate';
import { operatorApi } from '../../features/operator/operatorApi';
import { createTapCount } from '../../features/operator/tapCount';
import { useOperatorKey } from '../../features/operator/useOperatorKey';
import { useNavigation } from '../../state/appContext';
import { useOperatorTranslate } from '../../i18n/useTranslate';
import { useCurrentUser } from '../../session/useCurrentUser';
import { counterLines } from './counters';
import { Operations } from './Operations';
import { Board, Column, Desk, EndNote, Operations as Doors } from './OperatorScreen.styles';

/** The operators' other pages. */
function OtherPages() {
  const t = useOperatorTranslate();
  const navigation = useNavigation();
  return (
    <Doors>
      <Button block tone="soft" onClick={() => navigation.go('/desk')}>
        {t('ops.desk')}
      </Button>
      <Button block tone="soft" onClick={() => navigation.go('/optbd')}>
        {t('ops.open_adapps')}
      </Button>
    </Doors>
  );
}

/**
 * Operator page (OPS-3, OPS-4): key, 17 counters with refresh, operations on users and feedback. "Key box hidden
 * after data loads, shown again after 3 taps" (OPS-2).
 */
export default function OperatorScreen() {
  const t = useOperatorTranslate();
  const { market } = useCurrentUser();
  const { key, enter } = useOperatorKey();
  const [asking, setAsking] = useState(false);
  const [tapped] = useState(createTapCount);
  const { currentData, error, isFetching, refetch } = operatorApi.useGetDashboardQuery(key ? { key } : skipToken);
  const nudged = currentData?.nudgedPending ?? 0;
  const open = (typed: string) => {
    setAsking(false);
    enter(typed, refetch);
  };
  const tap = ({ target }: { target: EventTarget }) => {
    // Presses of controls are work, not taps on the screen.
    if (target instanceof Element && target.closest('button, input, label, [role="dialog"]')) return;
    if (currentData && tapped()) setAsking(true);
  };
  return (
    <Desk title={t('title.dashboard')} leave="none" onClick={tap}>
      <Board>
        <Column>
          {(!currentData || asking) && (
            <KeyGate error={currentData ? undefined : error} busy={isFetching && !currentData} onKey={open} />
          )}
          {key && currentData && (
            <Section
              title={t('ops.counters')}
              aside={
                <Button size="small" tone="soft" state={isFetching ? 'busy' : 'ready'} onClick={() => void refetch()}>
                  {t('common.refresh')}
                </Button>
              }
            >
              {error && <p role="alert">{t('network.error_message')}</p>}
              <CounterList counters={counterLines(currentData, market, t)} />
              {nudged > 0 && (
                <CounterList
                  counters={[{ label: t('ops.counter_nudgedPending'), value: formatCoins(nudged, market) }]}
                />
              )}
            </Section>
          )}
        </Column>
        {key && currentData && (
          <Column>
            <Operations operatorKey={key} market={market} />
            <OtherPages />
            <EndNote>{t('ops.key_again')}</EndNote>
          </Column>
        )}
      </Board>
    </Desk>
  );
}
