import { hourMs } from '@tally/contract/limits';
import type { Market } from '@tally/contract/market';
import type { PayoutWarning, PendingPayout } from '@tally/contract/payouts';
import { formatMoney } from '@tally/locales/format';
import { formatMoment } from '@tally/locales/formatMoment';
import { Row } from '@tally/ui/Row';
import { Section } from '@tally/ui/Section';
import { TextField } from '@tally/ui/TextField';
import { useId, useState } from 'react';
import type { OpenUpdates } from '../../features/operator/confirmUpdate';
import { operatorApi } from '../../features/operator/operatorApi';
import { decidePayout, freezePerson, payShown, type BatchEnd } from '../../features/operator/payoutOperations';
import { useAppDispatch } from '../../platform/reduxHooks';
import { useTranslate } from '../../i18n/useTranslate';
import { ListState } from '../../components/ListState';
import { Buttons, Note, Operations } from './OperatorScreen.styles';
import { PayoutFile } from './PayoutFile';
import type { WorkButton } from './useButtons';

const warningKeys = {
  'NUMBER SEEN': 'ops.warn_number',
  'MANY PHONES': 'ops.warn_phones',
  PACE: 'ops.warn_pace',
  'DUP USER': 'ops.warn_duplicate',
  FROZEN: 'ops.warn_frozen',
} as const satisfies Record<PayoutWarning, string>;

/** The pending withdrawals of one market, the oldest first: whose, how old, what is known; each is paid, refused or its owner frozen (OPS-12 to OPS-14). */
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
  const sum = shown.reduce((total, { amount }) => total + amount, 0);
  const row = (one: PendingPayout) => {
    const name = `${id}${one.id}`;
    const who = one.userName || `#${one.userId}`;
    const isFrozen = one.warnings.includes('FROZEN');
    const money = formatMoney(one.amount, market);
    const decision = (key: string, words: string, work: (what: string) => Promise<unknown>) => {
      const own = `${name}${key}`;
      return button(own, words, () => work(`${who} · ${money}: ${words}`), {
        id: own,
        'aria-labelledby': `${own} ${name}`,
      });
    };
    return (
      <Row
        key={one.id}
        title={<span id={name}>{`${who} · ${money}`}</span>}
        text={t('ops.payout_facts', {
          account: `${one.accountType} ${one.accountNo}`,
          user: one.userId,
          hours: Math.floor(((page?.asOf ?? one.time) - one.time) / hourMs),
          time: formatMoment(one.time, market),
          paid: one.paid,
          amount: formatMoney(one.paidAmount, market),
          failed: one.failed,
        })}
        foot={
          <Operations>
            {one.reminded && <p>{t('ops.counter_nudgedPending')}</p>}
            {one.integrity && <p>{t('ops.payout_integrity', { verdict: one.integrity })}</p>}
            {one.warnings.length > 0 && <p>{one.warnings.map((warning) => t(warningKeys[warning])).join(' · ')}</p>}
            <Buttons>
              {!isFrozen &&
                decision('pay', t('ops.payout_pay'), (what) =>
                  dispatch(decidePayout(operatorKey, { id: one.id, action: 'pay' }, what, open)),
                )}
              {why !== '' &&
                decision('refuse', t('ops.payout_refuse'), (what) =>
                  dispatch(
                    decidePayout(operatorKey, { id: one.id, action: 'refuse', reason: why }, `${what} (${why})`, open),
                  ),
                )}
              {isFrozen
                ? decision('unfreeze', t('ops.payout_unfreeze'), (what) =>
                    dispatch(freezePerson(operatorKey, { userId: one.userId, action: 'unfreeze' }, what)),
                  )
                : why !== '' &&
                  decision('freeze', t('ops.payout_freeze'), (what) =>
                    dispatch(
                      freezePerson(
                        operatorKey,
                        { userId: one.userId, action: 'freeze', reason: why },
                        `${what} (${why})`,
                      ),
                    ),
                  )}
            </Buttons>
          </Operations>
        }
      />
    );
  };
  const words = t('ops.payout_batch', { count: shown.length, amount: formatMoney(sum, market) });
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
        {end !== undefined && <Note role="status">{t(`ops.batch_${end}`)}</Note>}
        {page &&
          shown.length > 0 &&
          button('batch', words, async () => {
            const ids = shown.map((one) => one.id);
            setEnd(await dispatch(payShown(operatorKey, { market, asOf: page.asOf, ids }, words, open)));
          })}
        {page && <PayoutFile operatorKey={operatorKey} market={market} asOf={page.asOf} button={button} />}
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
