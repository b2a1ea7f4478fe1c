import { hourMs } from '@tally/contract/limits/time';
import type { Locale, Market } from '@tally/contract/market/codes';
import type { PendingPayout } from '@tally/contract/operator/payouts';
import { isolate } from '@tally/contract/text/isolate';
import { formatMoney } from '@tally/locales/format';
import { formatMoment } from '@tally/locales/formatMoment';
import { Row } from '@tally/ui/Row';
import { useId } from 'react';
import type { OpenUpdates } from '../../../features/operator/confirmUpdate';
import { decideAccount, decidePayout, freezePerson } from '../../../features/operator/payoutOperations';
import { nameOf } from '../../../features/operator/operatorRules';
import { useAppDispatch } from '../../../state/reduxHooks';
import { useOperatorTranslate } from '../../../i18n/useTranslate';
import { usePageLocale } from '../../../state/appContext';
import { Buttons, Operations } from '../OperatorScreen.styles';
import type { Act, WorkButton } from '../useButtons';
import { warningKeys } from './warningKeys';

/** What the decisions do to the person. */
const acts = {
  pay: 'give',
  refuse: 'refuse',
  freeze: 'stop',
  unfreeze: 'plain',
  invalidate: 'stop',
  restore: 'plain',
} as const satisfies Record<string, Act>;

/** Whether a press pays it: not to frozen people or invalid accounts, and not what is with the provider. */
export const isPayable = ({ warnings, exportId }: PendingPayout): boolean =>
  !warnings.includes('FROZEN') && !warnings.includes('INVALID ACCOUNT') && !exportId;

interface PayoutRowProps {
  operatorKey: string;
  market: Market;
  payout: PendingPayout;
  /** Time of the page on the screen, ms since the epoch. */
  asOf: number;
  /** Reason typed by the operator, trimmed; some decisions need one. */
  why: string;
  open: OpenUpdates;
  button: WorkButton;
}

/** Whole hours since it was asked for; a server's clock may be behind another's. */
export const hoursWaited = ({ time }: PendingPayout, asOf: number): number =>
  Math.max(0, Math.floor((asOf - time) / hourMs));

/** Where the money goes, how long it has been waited for, and what the person got before. */
const factsOf = (payout: PendingPayout, market: Market, locale: Locale, asOf: number) => ({
  account: `${payout.accountType} ${payout.accountNo}`,
  user: payout.userId,
  hours: hoursWaited(payout, asOf),
  time: formatMoment(payout.time, market, locale),
  paid: payout.paid,
  amount: formatMoney(payout.paidAmount, market),
  failed: payout.failed,
});

/** What else is known of the withdrawal, a line each. */
function PayoutNotes({ payout: { exportId, reminded, integrity, warnings } }: { payout: PendingPayout }) {
  const t = useOperatorTranslate();
  return (
    <>
      {exportId > 0 && <p>{t('ops.payout_sent', { id: exportId })}</p>}
      {reminded && <p>{t('ops.counter_nudgedPending')}</p>}
      {integrity && <p>{t('ops.payout_integrity', { verdict: integrity })}</p>}
      {warnings.length > 0 && <p>{warnings.map((warning) => t(warningKeys[warning])).join(' · ')}</p>}
    </>
  );
}

/** A pending withdrawal: person, age, known facts, and the decisions that can be made about it. */
export function PayoutRow({ operatorKey, market, payout, asOf, why, open, button }: PayoutRowProps) {
  const t = useOperatorTranslate();
  const locale = usePageLocale();
  const dispatch = useAppDispatch();
  const name = useId();
  const { id, userId, warnings } = payout;
  const person = nameOf(payout);
  const isSent = payout.exportId > 0;
  const money = formatMoney(payout.amount, market);
  /** @param because whether the reason that was typed belongs to the decision; without one there is no button */
  const decision = (
    action: keyof typeof acts,
    label: string,
    because: boolean,
    work: (summary: string, reason: { reason?: string }) => Promise<unknown>,
  ) => {
    if (because && why === '') return null;
    const own = `${name}${action}`;
    const summary = `${isolate(person)} · ${money}: ${label}${because ? ` (${why})` : ''}`;
    return button(own, label, () => work(summary, because ? { reason: why } : {}), {
      id: own,
      'aria-labelledby': `${own} ${name}`,
      act: acts[action],
    });
  };
  const resolve = (action: 'pay' | 'refuse') =>
    decision(action, t(`ops.payout_${action}`), action === 'refuse', (summary, reason) =>
      dispatch(decidePayout(operatorKey, { id, action, ...reason }, summary, open)),
    );
  const freeze = (action: 'freeze' | 'unfreeze') =>
    decision(action, t(`ops.payout_${action}`), action === 'freeze', (summary, reason) =>
      dispatch(freezePerson(operatorKey, { userId, action, ...reason }, summary)),
    );
  const account = (action: 'invalidate' | 'restore') =>
    decision(action, t(`ops.account_${action}`), action === 'invalidate', (summary, reason) =>
      dispatch(decideAccount(operatorKey, { userId, action, asOf, ...reason }, summary)),
    );
  return (
    <Row
      title={
        <span id={name}>
          <bdi>{person}</bdi>
          <span>{` · ${money}`}</span>
        </span>
      }
      text={t('ops.payout_facts', factsOf(payout, market, locale, asOf))}
      foot={
        <Operations>
          <PayoutNotes payout={payout} />
          <Buttons>
            {isPayable(payout) && resolve('pay')}
            {!isSent && resolve('refuse')}
            {freeze(warnings.includes('FROZEN') ? 'unfreeze' : 'freeze')}
            {account(warnings.includes('INVALID ACCOUNT') ? 'restore' : 'invalidate')}
          </Buttons>
        </Operations>
      }
    />
  );
}
