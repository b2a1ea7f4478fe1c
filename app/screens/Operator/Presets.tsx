import type { Market } from '@tally/contract/market/codes';
import { withDots } from '@tally/contract/text/withDots';
import { formatMoney } from '@tally/locales/format';
import { Section } from '@tally/ui/Section';
import { lazy, Suspense, useState } from 'react';
import { acts } from '../../features/operator/acts';
import type { OpenUpdates } from '../../features/operator/confirmUpdate';
import { updateScore } from '../../features/operator/operations';
import { operatorApi } from '../../features/operator/operatorApi';
import { allUserPresets, everybody, newUserPresets, presetFinds, type Preset } from '../../features/operator/presets';
import { useAppDispatch } from '../../state/reduxHooks';
import { useOperatorTranslate } from '../../i18n/useTranslate';
import { suspenseFallback } from '../../navigation/SuspenseFallback';
import { Buttons, Note, Operations } from './OperatorScreen.styles';
import { MarketTabs } from './MarketTabs';
import { MessagesDoor } from './MessagesDoor';
import type { WorkButton } from './useButtons';

/** A file of its own: numbers and presets need not wait for it. */
const Payouts = lazy(async () => ({ default: (await import('./payouts/Payouts')).Payouts }));

interface PresetsProps {
  operatorKey: string;
  market: Market;
  /** Updates whose outcome is unknown. */
  open: OpenUpdates;
  button: WorkButton;
}

/** The updates of a market, labelled with amounts in its currency. */
function MarketPresets({ operatorKey, market, open, button }: PresetsProps) {
  const t = useOperatorTranslate();
  const dispatch = useAppDispatch();
  const { currentData: page, isError } = operatorApi.useGetPayoutsQuery({ key: operatorKey, market });
  const periods: Record<number, string> = {
    [-1]: t('ops.period_hour'),
    0: t('ops.period_8h'),
    1: t('ops.period_day'),
    [everybody]: t('ops.all_users'),
  };
  // Until the page of pending withdrawals is there it is unknown what a press would resolve. A backend without that
  // call has the presets alone, and resolves what is pending when it is asked.
  const preset = (values: Preset) => {
    if (!page && !isError) return null;
    const label = t(`ops.preset_${values.pay}`, {
      amount: formatMoney(values.amount, values.market),
      period: periods[values.day] ?? '',
    });
    const found = page && presetFinds(values, page);
    const amount = found && formatMoney(found.amount, values.market);
    const question = {
      summary: withDots(label, found && t('ops.preset_finds', { count: found.count, amount: amount ?? '' })),
      ...(found && found.count > 0 && { label: t(`ops.confirm_${values.pay}`, { amount: amount ?? '' }) }),
    };
    return button(
      label,
      label,
      () => dispatch(updateScore(operatorKey, { ...values, ...(page && { asOf: page.asOf }) }, question, open)),
      { act: acts[values.pay === 1 ? 'pay' : 'refuse'] },
    );
  };
  return (
    <>
      <Section title={t('ops.new_users')}>
        <Operations>
          <Note>{t('ops.preset_hint')}</Note>
          <Buttons>{newUserPresets(market).map(preset)}</Buttons>
        </Operations>
      </Section>
      <Section title={t('ops.all_users')}>
        <Buttons>{allUserPresets(market).map(preset)}</Buttons>
      </Section>
    </>
  );
}

/** The selected market: its pending withdrawals, the presets, and its messages. */
export function Presets({ operatorKey, first, button }: { operatorKey: string; first: Market; button: WorkButton }) {
  const [market, setMarket] = useState(first);
  const [open] = useState<OpenUpdates>(() => new Map());
  return (
    <MarketTabs market={market} onPick={setMarket}>
      <Operations data-gap="sections">
        <Suspense fallback={suspenseFallback}>
          <Payouts operatorKey={operatorKey} market={market} button={button} />
        </Suspense>
        <MarketPresets {...{ operatorKey, market, open, button }} />
        <MessagesDoor operatorKey={operatorKey} market={market} />
      </Operations>
    </MarketTabs>
  );
}
