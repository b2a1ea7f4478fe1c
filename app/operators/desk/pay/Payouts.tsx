import type { Market } from '@tally/contract/market/codes';
import type { PendingPayout, PendingPayouts } from '@tally/contract/operator/payouts';
import { formatMoney } from '@tally/locales/format';
import { Section } from '@tally/ui/Section';
import { lazy, Suspense, useState } from 'react';
import { acts } from '../../calls/acts';
import type { OpenUpdates } from '../../calls/confirmUpdate';
import { operatorApi } from '../../calls/operatorApi';
import type { BatchEnd } from '../../rules/batchEnd';
import { letLeave, nothing, sumOf, without } from '../../rules/letLeave';
import { isPayable, upToLimit } from '../../rules/operatorRules';
import { payShown } from '../../calls/payoutOperations';
import { useAppDispatch } from '../../../state/reduxHooks';
import { useOperatorTranslate } from '../../../i18n/useTranslate';
import { ListState } from '../../../components/ListState';
import { AllBatches } from '../batches/AllBatches';
import { Note, Operations, PartTitle } from '../../shared/shared.styles';
import { PayoutExceptions } from '../exceptions/PayoutExceptions';
import { BatchList } from '../batches/BatchList';
import { PayoutRow } from '../../rows/PayoutRow';
import { PersonDecisions } from '../people/PersonDecisions';
import type { WorkButton } from '../../shared/useButtons';
import { useLetLeave } from '../../shared/useLetLeave';

/** A file of its own: withdrawals can be decided about before it is there. */
const PayoutFile = lazy(async () => ({ default: (await import('../batches/PayoutFile')).PayoutFile }));

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

/** How a batch ended, and what to do with what is left. */
function BatchNote({ end, market, left }: { end: BatchEnd; market: Market; left: number }) {
  const t = useOperatorTranslate();
  const { state, paid, count, waiting } = end;
  const money = (amount: number) => formatMoney(amount, market);
  const isSaid = state === 'needs_approval' && waiting !== undefined;
  const said = [
    state !== 'failed' && t('ops.batch_paid', { paid, count, amount: money(end.amount) }),
    waiting && t('ops.batch_waiting', { count: waiting.count, amount: money(waiting.amount) }),
    state !== 'all' && !isSaid && (state !== 'more' || left > 0) && t(`ops.batch_${state}`),
  ];
  return <Note role="status">{said.filter(Boolean).join(' ')}</Note>;
}

interface PayShownProps {
  operatorKey: string;
  market: Market;
  page: PendingPayouts;
  open: OpenUpdates;
  button: WorkButton;
}

/** Pays what the page shows by one press (OPS-14), and says how that ended. */
function PayShown({ operatorKey, market, page, open, button }: PayShownProps) {
  const t = useOperatorTranslate();
  const dispatch = useAppDispatch();
  const { alone, asking } = useLetLeave(operatorKey, market);
  const [end, setEnd] = useState<BatchEnd>();
  // What is not paid is neither counted nor named.
  const payable = page.items.filter(isPayable);
  const money = (amount: number) => formatMoney(amount, market);
  const label = t('ops.payout_batch', { count: payable.length, amount: money(sumOf(payable, market).amount) });
  const pay = async () => {
    const shown = { market, asOf: page.asOf, payouts: payable };
    const act = letLeave(upToLimit(payable, page), alone, market);
    const leaves = without(act, act.asked ?? nothing, market);
    const question = asking({ summary: label, label: t('ops.confirm_1', { amount: money(leaves.amount) }) }, act);
    setEnd(await dispatch(payShown(operatorKey, shown, question, open)));
  };
  return (
    <>
      {end && <BatchNote end={end} market={market} left={page.items.length} />}
      {payable.length > 0 && button('batch', label, pay, { act: acts.pay })}
    </>
  );
}

/**
 * The pending withdrawals of one market, oldest first: person, age and known facts. Each can be paid or refused, and
 * its owner frozen or their account declared invalid (OPS-12 to OPS-14, OPS-27); those that are with the provider are
 * resolved by its results alone (OPS-20).
 */
export function Payouts({ operatorKey, market, button }: { operatorKey: string; market: Market; button: WorkButton }) {
  const t = useOperatorTranslate();
  const [open] = useState<OpenUpdates>(() => new Map());
  const { currentData: page, error, refetch } = operatorApi.useGetPayoutsQuery({ key: operatorKey, market });
  const shown = page?.items ?? [];
  const row = (payout: PendingPayout) => (
    <PayoutRow
      key={payout.id}
      operatorKey={operatorKey}
      market={market}
      payout={payout}
      asOf={page?.asOf ?? payout.time}
      open={open}
      button={button}
    />
  );
  return (
    <Section title={t('ops.payouts')}>
      <Operations>
        {page && <Totals page={page} market={market} />}
        {page && <PayShown operatorKey={operatorKey} market={market} page={page} open={open} button={button} />}
        <Suspense>
          {page && <PayoutFile operatorKey={operatorKey} market={market} page={page} button={button} />}
        </Suspense>
        {page && page.exceptionCount > 0 && (
          <PayoutExceptions operatorKey={operatorKey} market={market} page={page} button={button} />
        )}
        {page && page.exports.length > 0 && (
          <BatchList isTitled operatorKey={operatorKey} market={market} exports={page.exports} button={button} />
        )}
        {page && <AllBatches key={market} operatorKey={operatorKey} market={market} button={button} />}
        {shown.length > 0 && <PartTitle data-part>{t('ops.payouts_list')}</PartTitle>}
        <ListState
          items={page?.items}
          failed={error !== undefined}
          error={error}
          label={t('ops.payouts')}
          empty={t('ops.payouts_empty')}
          onRetry={() => void refetch()}
          row={row}
        />
        {page && (
          <PersonDecisions
            operatorKey={operatorKey}
            market={market}
            button={button}
            asOf={page.asOf}
            pending={page.items}
          />
        )}
      </Operations>
    </Section>
  );
}
