import type { Market } from '@tally/contract/market/codes';
import type { PendingPayout, PendingPayouts } from '@tally/contract/operator/payouts';
import { formatMoney } from '@tally/locales/format';
import { Section } from '@tally/ui/Section';
import { useState } from 'react';
import type { OpenUpdates } from '../../../features/operator/confirmUpdate';
import { operatorApi } from '../../../features/operator/operatorApi';
import type { BatchEnd } from '../../../features/operator/batchEnd';
import { payShown } from '../../../features/operator/payoutOperations';
import { useAppDispatch } from '../../../state/reduxHooks';
import { useOperatorTranslate } from '../../../i18n/useTranslate';
import { ListState } from '../../../components/ListState';
import { AllExports } from './AllExports';
import { Note, Operations } from '../OperatorScreen.styles';
import { PayoutExceptions } from './PayoutExceptions';
import { PayoutExports } from './PayoutExports';
import { PayoutFile } from './PayoutFile';
import { PayoutReason } from './PayoutReason';
import { isPayable, PayoutRow } from './PayoutRow';
import { PersonDecisions } from '../PersonDecisions';
import type { WorkButton } from '../useButtons';

/** How much is pending and with the provider. */
function Totals({ page, market }: { page: PendingPayouts; market: Market }) {
  const t = useOperatorTranslate();
  const money = (amount: number) => formatMoney(amount, market);
  return (
    <>
      <Note>
        {t('ops.payout_total', { count: page.total, amount: money(page.totalAmount), limit: money(page.limit) })}
      </Note>
      {page.sent > 0 && <Note>{t('ops.payout_sent_total', { count: page.sent, amount: money(page.sentAmount) })}</Note>}
    </>
  );
}

/** How a batch ended. */
function BatchNote({ end, market }: { end: BatchEnd; market: Market }) {
  const t = useOperatorTranslate();
  const said = [
    end.state !== 'failed' &&
      t('ops.batch_paid', { paid: end.paid, count: end.count, amount: formatMoney(end.amount, market) }),
    end.state !== 'all' && t(`ops.batch_${end.state}`),
  ];
  return <Note role="status">{said.filter(Boolean).join(' ')}</Note>;
}

/**
 * The pending withdrawals of one market, oldest first: person, age and known facts. Each can be paid or refused, and
 * its owner frozen or their account declared invalid (OPS-12 to OPS-14, OPS-27); those that are with the provider are
 * resolved by its results alone (OPS-20).
 */
export function Payouts({ operatorKey, market, button }: { operatorKey: string; market: Market; button: WorkButton }) {
  const t = useOperatorTranslate();
  const dispatch = useAppDispatch();
  const [reason, setReason] = useState('');
  const [end, setEnd] = useState<BatchEnd>();
  const [open] = useState<OpenUpdates>(() => new Map());
  const { currentData: page, isError, refetch } = operatorApi.useGetPayoutsQuery({ key: operatorKey, market });
  const why = reason.trim();
  const shown = page?.items ?? [];
  // What is not paid is neither counted nor named.
  const payable = shown.filter(isPayable);
  const sum = payable.reduce((total, { amount }) => total + amount, 0);
  const row = (payout: PendingPayout) => (
    <PayoutRow
      key={payout.id}
      operatorKey={operatorKey}
      market={market}
      payout={payout}
      asOf={page?.asOf ?? payout.time}
      why={why}
      open={open}
      button={button}
    />
  );
  const label = t('ops.payout_batch', { count: payable.length, amount: formatMoney(sum, market) });
  const payAll = async ({ asOf }: PendingPayouts) => {
    const ids = payable.map((payout) => payout.id);
    setEnd(await dispatch(payShown(operatorKey, { market, asOf, ids }, label, open)));
  };
  return (
    <Section title={t('ops.payouts')}>
      <Operations>
        <PayoutReason value={reason} onValue={setReason} />
        {page && <Totals page={page} market={market} />}
        {end && <BatchNote end={end} market={market} />}
        {page && payable.length > 0 && button('batch', label, () => payAll(page), { act: 'give' })}
        {page && <PayoutFile operatorKey={operatorKey} market={market} asOf={page.asOf} button={button} />}
        {page && page.exceptionCount > 0 && (
          <PayoutExceptions operatorKey={operatorKey} market={market} page={page} why={why} button={button} />
        )}
        {page && page.exports.length > 0 && (
          <PayoutExports operatorKey={operatorKey} market={market} exports={page.exports} why={why} button={button} />
        )}
        {page && <AllExports key={market} operatorKey={operatorKey} market={market} button={button} />}
        <ListState
          items={page?.items}
          failed={isError}
          label={t('ops.payouts')}
          empty={t('ops.payouts_empty')}
          onRetry={() => void refetch()}
          row={row}
        />
        {page && <PersonDecisions {...{ operatorKey, market, why, button }} asOf={page.asOf} />}
      </Operations>
    </Section>
  );
}
