import { hourMs } from '@tally/contract/limits';
import type { Market } from '@tally/contract/market';
import type { PayoutWarning, PendingPayout } from '@tally/contract/payouts';
import { isolate } from '@tally/contract/text/isolate';
import { formatMoney } from '@tally/locales/format';
import { formatMoment } from '@tally/locales/formatMoment';
import { Row } from '@tally/ui/Row';
import { Section } from '@tally/ui/Section';
import { TextField } from '@tally/ui/TextField';
import { useId, useState } from 'react';
import type { OpenUpdates } from '../../features/operator/confirmUpdate';
import { operatorApi } from '../../features/operator/operatorApi';
import type { BatchEnd } from '../../features/operator/batchEnd';
import { decidePayout, freezePerson, payShown } from '../../features/operator/payoutOperations';
import { useAppDispatch } from '../../state/reduxHooks';
import { useTranslate } from '../../i18n/useTranslate';
import { ListState } from '../../components/ListState';
import { Buttons, Note, Operations } from './OperatorScreen.styles';
import { PayoutExceptions } from './PayoutExceptions';
import { PayoutExports } from './PayoutExports';
import { PayoutFile } from './PayoutFile';
import type { WorkButton } from './useButtons';

const warningKeys = {
  'NUMBER SEEN': 'ops.warn_number',
  'NAME SEEN': 'ops.warn_name',
  'BAD NUMBER': 'ops.warn_bad_number',
  'MANY PHONES': 'ops.warn_phones',
  PACE: 'ops.warn_pace',
  'DUP USER': 'ops.warn_duplicate',
  FROZEN: 'ops.warn_frozen',
} as const satisfies Record<PayoutWarning, string>;

/**
 * The pending withdrawals of one market, oldest first: person, age and known facts. Each can be paid or refused, and
 * its owner frozen (OPS-12 to OPS-14); those that are with the provider are settled by its results alone (OPS-20).
 */
export function Payouts({ operatorKey, market, button }: { operatorKey: string; market: Market; button: WorkButton }) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const id = useId();
  const [reason, setReason] = useState('');
  const [end, setEnd] = useState<BatchEnd>();
  const [open] = useState<OpenUpdates>(() => new Map());
  const { currentData: page, isError, refetch } = operatorApi.useGetPayoutsQuery({ key: operatorKey, market });
  const why = reason.trim();
  const shown = page?.items ?? [];
  // Withdrawals of frozen people, and those with the provider, are not paid: neither counted nor named.
  const payable = shown.filter(({ warnings, exportId }) => !warnings.includes('FROZEN') && !exportId);
  const sum = payable.reduce((total, { amount }) => total + amount, 0);
  const row = (payout: PendingPayout) => {
    const name = `${id}${payout.id}`;
    const person = payout.userName || `#${payout.userId}`;
    const isFrozen = payout.warnings.includes('FROZEN');
    const isSent = payout.exportId > 0;
    const money = formatMoney(payout.amount, market);
    const decision = (key: string, label: string, work: (summary: string) => Promise<unknown>) => {
      const own = `${name}${key}`;
      return button(own, label, () => work(`${isolate(person)} · ${money}: ${label}`), {
        id: own,
        'aria-labelledby': `${own} ${name}`,
      });
    };
    return (
      <Row
        key={payout.id}
        title={
          <span id={name}>
            <bdi>{person}</bdi>
            <span>{` · ${money}`}</span>
          </span>
        }
        text={t('ops.payout_facts', {
          account: `${payout.accountType} ${payout.accountNo}`,
          user: payout.userId,
          hours: Math.floor(((page?.asOf ?? payout.time) - payout.time) / hourMs),
          time: formatMoment(payout.time, market),
          paid: payout.paid,
          amount: formatMoney(payout.paidAmount, market),
          failed: payout.failed,
        })}
        foot={
          <Operations>
            {isSent && <p>{t('ops.payout_sent', { id: payout.exportId })}</p>}
            {payout.reminded && <p>{t('ops.counter_nudgedPending')}</p>}
            {payout.integrity && <p>{t('ops.payout_integrity', { verdict: payout.integrity })}</p>}
            {payout.warnings.length > 0 && (
              <p>{payout.warnings.map((warning) => t(warningKeys[warning])).join(' · ')}</p>
            )}
            <Buttons>
              {!isFrozen &&
                !isSent &&
                decision('pay', t('ops.payout_pay'), (summary) =>
                  dispatch(decidePayout(operatorKey, { id: payout.id, action: 'pay' }, summary, open)),
                )}
              {why !== '' &&
                !isSent &&
                decision('refuse', t('ops.payout_refuse'), (summary) =>
                  dispatch(
                    decidePayout(
                      operatorKey,
                      { id: payout.id, action: 'refuse', reason: why },
                      `${summary} (${why})`,
                      open,
                    ),
                  ),
                )}
              {isFrozen
                ? decision('unfreeze', t('ops.payout_unfreeze'), (summary) =>
                    dispatch(freezePerson(operatorKey, { userId: payout.userId, action: 'unfreeze' }, summary)),
                  )
                : why !== '' &&
                  decision('freeze', t('ops.payout_freeze'), (summary) =>
                    dispatch(
                      freezePerson(
                        operatorKey,
                        { userId: payout.userId, action: 'freeze', reason: why },
                        `${summary} (${why})`,
                      ),
                    ),
                  )}
            </Buttons>
          </Operations>
        }
      />
    );
  };
  const label = t('ops.payout_batch', { count: payable.length, amount: formatMoney(sum, market) });
  return (
    <Section title={t('ops.payouts')}>
      <Operations>
        <TextField
          label={t('ops.payout_reason')}
          hint={t('ops.payout_reason_hint')}
          value={reason}
          onValue={setReason}
          input={{ autoComplete: 'off', maxLength: 100 }}
        />
        {page && (
          <Note>
            {t('ops.payout_total', {
              count: page.total,
              amount: formatMoney(page.totalAmount, market),
              limit: formatMoney(page.limit, market),
            })}
          </Note>
        )}
        {page && page.sent > 0 && (
          <Note>{t('ops.payout_sent_total', { count: page.sent, amount: formatMoney(page.sentAmount, market) })}</Note>
        )}
        {end && (
          <Note role="status">
            {[
              end.state !== 'failed' &&
                t('ops.batch_paid', { paid: end.paid, count: end.count, amount: formatMoney(end.amount, market) }),
              end.state !== 'all' && t(`ops.batch_${end.state}`),
            ]
              .filter(Boolean)
              .join(' ')}
          </Note>
        )}
        {page &&
          payable.length > 0 &&
          button('batch', label, async () => {
            const ids = payable.map((payout) => payout.id);
            setEnd(await dispatch(payShown(operatorKey, { market, asOf: page.asOf, ids }, label, open)));
          })}
        {page && <PayoutFile operatorKey={operatorKey} market={market} asOf={page.asOf} button={button} />}
        {page && page.exceptionCount > 0 && (
          <PayoutExceptions operatorKey={operatorKey} market={market} page={page} why={why} button={button} />
        )}
        {page && page.exports.length > 0 && (
          <PayoutExports operatorKey={operatorKey} market={market} exports={page.exports} why={why} button={button} />
        )}
        <ListState
          items={page?.items}
          failed={isError}
          label={t('ops.payouts')}
          empty={t('ops.payouts_empty')}
          onRetry={() => void refetch()}
          row={row}
        />
      </Operations>
    </Section>
  );
}
