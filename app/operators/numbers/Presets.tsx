import type { Market } from '@tally/contract/market/codes';
import { Row } from '@tally/ui/Row';
import { RowList } from '@tally/ui/RowList';
import { Section } from '@tally/ui/Section';
import { lazy, Suspense, useState } from 'react';
import { acts } from '../calls/acts';
import type { OpenUpdates } from '../calls/confirmUpdate';
import { updateScore } from '../calls/operations';
import { operatorApi } from '../calls/operatorApi';
import { allUserPresets, newUserPresets, type Preset } from './presets';
import { useAppDispatch } from '../../state/reduxHooks';
import { useOperatorTranslate } from '../../i18n/useTranslate';
import { suspenseFallback } from '../../navigation/SuspenseFallback';
import { Note, Operations, Short } from '../shared/shared.styles';
import { MarketTabs } from '../shared/MarketTabs';
import { MessagesDoor } from './MessagesDoor';
import type { WorkButton } from '../shared/useButtons';
import { periods, usePresetWords } from './usePresetWords';

/** A file of its own: numbers and presets need not wait for it. */
const Payouts = lazy(async () => ({ default: (await import('../desk/pay/Payouts')).Payouts }));

interface PresetsProps {
  operatorKey: string;
  market: Market;
  /** Updates whose outcome is unknown. */
  open: OpenUpdates;
  button: WorkButton;
}

/** The updates of a market, with amounts in its currency: each line has whom it is about, and what can be done. */
function MarketPresets({ operatorKey, market, open, button }: PresetsProps) {
  const t = useOperatorTranslate();
  const dispatch = useAppDispatch();
  const { wordsOf, questionOf } = usePresetWords(operatorKey, market);
  const { currentData: page, isError, refetch } = operatorApi.useGetPayoutsQuery({ key: operatorKey, market });
  // A press resolves only what the page has (OPS-14), and nothing that is with the provider (OPS-20).
  const isOff = page !== undefined && page.total <= page.sent;
  // The name of a button says whom it is about too, which is seen above it.
  const press = (preset: Preset) =>
    button(
      `preset ${preset.day} ${preset.pay}`,
      t(preset.pay === 1 ? 'ops.payout_pay' : 'ops.payout_refuse'),
      async () => {
        // The question counts what waits at this moment, and only that is resolved (OPS-14).
        const { data: now = page } = await refetch();
        const update = { ...preset, ...(now && { asOf: now.asOf }) };
        await dispatch(updateScore(operatorKey, update, questionOf(preset, now), open));
      },
      {
        act: acts[preset.pay === 1 ? 'pay' : 'refuse'],
        isOff,
        'aria-label': t(`ops.preset_${preset.pay}`, wordsOf(preset)),
      },
    );
  // Until the page of pending withdrawals is there it is unknown what a press would resolve. A backend without that
  // call has the presets alone, and resolves what is pending when it is asked.
  const rows = (label: string, presets: readonly Preset[]) =>
    (page !== undefined || isError) && (
      <RowList shape="cards" aria-label={label}>
        {presets
          .filter(({ pay }) => pay === 1)
          .map((first) => {
            const { amount, period } = wordsOf(first);
            const most = t('ops.preset_for', { amount });
            // The title of the section says it where it is about everybody.
            const words = first.day in periods ? { title: period, text: most } : { title: most };
            return (
              <Row
                key={first.day}
                {...words}
                foot={<Short>{presets.filter(({ day }) => day === first.day).map(press)}</Short>}
              />
            );
          })}
      </RowList>
    );
  return (
    <>
      <Section title={t('ops.new_users')}>
        <Operations>
          <Note>{t('ops.preset_hint')}</Note>
          {rows(t('ops.new_users'), newUserPresets(market))}
        </Operations>
      </Section>
      <Section title={t('ops.all_users')}>{rows(t('ops.all_users'), allUserPresets(market))}</Section>
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
        <MarketPresets operatorKey={operatorKey} market={market} open={open} button={button} />
        <MessagesDoor operatorKey={operatorKey} market={market} />
      </Operations>
    </MarketTabs>
  );
}
