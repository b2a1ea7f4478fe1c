import type { Market } from '@tally/contract/market/codes';
import { arrivalOf } from '@tally/contract/rules/arrival';
import { accountStatus, type Account } from '@tally/contract/wallet/account';
import { formatMoney } from '@tally/locales/format';
import { formatHour } from '@tally/locales/formatHour';
import type { Translate } from '@tally/locales/text';
import { walletName } from '@tally/locales/walletName';
import { AmountButtons, type AmountOption } from '@tally/ui/AmountButtons';
import { Button, type ButtonProps } from '@tally/ui/Button';
import { Section } from '@tally/ui/Section';
import { Skeleton } from '@tally/ui/Skeleton';
import { useState } from 'react';
import { lackOf, missingOf, smallestAmount } from '../../features/wallet/withdraw/withdrawAmounts';
import { WithdrawPause } from '../../features/wallet/withdraw/WithdrawPause';
import type { Goal } from '../../components/balanceTicketTexts';
import { LoadFailure } from '../../components/LoadFailure';
import type { NextTime } from '../../components/nextTime';
import type { Offer } from '../../session/lastNumbers';
import { useTranslate } from '../../i18n/useTranslate';
import { Grid, Rest } from './WithdrawScreen.styles';

interface WithdrawAmountsProps {
  market: Market;
  /** Undefined: not loaded (yet). For a guest's default amounts it is unknown what they require beyond money. */
  options: Offer['amounts'] | undefined;
  failed: boolean;
  /** Of the call that failed. */
  error: unknown;
  /** The cash without what is owed. */
  balance: number | undefined;
  /** Undefined: not loaded (yet). */
  account: Account | undefined;
  busy: boolean;
  /** Why nothing can be withdrawn for now (RULES-4). */
  pause: string | undefined;
  /** What can be withdrawn and when; undefined: not known (yet). */
  goal: Goal | undefined;
  onRetry: () => void;
  onWithdraw: (amount: number) => void;
  /** Says why nothing is chosen: no press takes money that nobody chose. */
  onWait: () => void;
}

/** Heights of an amount with its note, and of one that lacks something, with its bar. */
const whole = 'calc(2.5rem + 30px)';
const later = 'calc(2.5rem + 40px)';

/** Four places in the size of the amounts. */
const LoadingAmounts = ({ label }: { label: string }) => (
  <Grid role="status" aria-busy aria-label={label}>
    {[whole, whole, later, later].map((height, index) => (
      <Skeleton key={index} shape="block" height={height} />
    ))}
  </Grid>
);

/** The amounts with their time of arrival, or with what is missing for them; none can be chosen during a pause. */
function useOptions({ market, options, balance, pause }: WithdrawAmountsProps) {
  const t = useTranslate();
  const money = (amount: number) => formatMoney(amount, market);
  return options?.map((option): AmountOption => {
    const { amount } = option;
    const lacks = lackOf(option, balance);
    const note = {
      cash: () => t('withdraw.missing', { missing: money(missingOf(amount, balance ?? 0)) }),
      lucky: () => t('withdraw.needs_lucky'),
      members: () =>
        option.need > 0 ? t('withdraw.needs_members_count', { count: option.need }) : t('withdraw.needs_members'),
      other: () => t('withdraw.not_now'),
      nothing: () => t(arrivalOf(amount, market) === '2h' ? 'withdraw.time_2h' : 'withdraw.time_3d'),
    }[lacks ?? 'nothing']();
    const part = balance === undefined ? 0 : Math.max(0, balance) / amount;
    return { value: amount, amount: money(amount), note, lacks, part, disabled: pause !== undefined };
  });
}

/**
 * How much the submit button stands out: not at all where something is missing or closed, or nothing can be paid to the
 * account; little for a guest, and where the account has to be checked first, which has the red button then.
 */
function toneOf(account: Account | undefined, balance: number | undefined, off: boolean): ButtonProps['tone'] {
  if (balance === undefined) return 'soft';
  const status = account?.accountStatus;
  if (off || status === accountStatus.none || status === accountStatus.invalid) return 'off';
  return status === accountStatus.retry ? 'soft' : 'primary';
}

/** The amount chosen in advance: the largest that can be withdrawn now, or later today; none before tomorrow. */
const presetOf = (goal: Goal | undefined): number =>
  goal ? goal.ready || (goal.next?.day === 'today' ? goal.waiting : 0) : 0;

/** When the next withdrawal is possible, as a sentence; undefined: now. */
const nextWithdrawalText = (t: Translate<'pages'>, next: NextTime | undefined, market: Market): string | undefined =>
  next &&
  t(next.day === 'today' ? 'withdraw.next_today' : 'withdraw.next_tomorrow', {
    time: formatHour(next.minutes, market),
  });

/**
 * The four amounts, and the submit button, whose label states the amount (WITHDRAW-1, WITHDRAW-11). It is red where it
 * withdraws; where something is missing, or closed, or none is possible before tomorrow, it is off, nothing is chosen in
 * advance, and a press explains what (WITHDRAW-25).
 */
export function WithdrawAmounts(props: WithdrawAmountsProps) {
  const { market, options, failed, error, balance, account, busy, pause, goal, onRetry, onWithdraw, onWait } = props;
  const t = useTranslate();
  const [picked, setPicked] = useState<{ amount: number; wasOpen: boolean }>();
  const shown = useOptions(props);
  if (!shown && failed) return <LoadFailure error={error} what={t('network.wallet_failed')} onRetry={onRetry} />;
  const money = (amount: number) => formatMoney(amount, market);
  const next = goal?.next;
  const first = balance === undefined ? smallestAmount(options ?? []) : presetOf(goal) || undefined;
  const isOver = next?.day === 'tomorrow';
  // What was chosen before the day's withdrawal is not chosen after it.
  const own = isOver && picked?.wasOpen ? undefined : picked?.amount;
  const best = shown?.find(({ value }) => value === own)?.value ?? first;
  const chosen = pause === undefined ? best : undefined;
  const wallet = account && walletName(account.accountType);
  const note = pause ?? nextWithdrawalText(t, next, market);
  const lacks = chosen === undefined || shown?.find(({ value }) => value === chosen)?.lacks !== undefined;
  const waits = chosen === undefined && pause === undefined && isOver;
  const asked = chosen ?? smallestAmount(options ?? []);
  const known = chosen !== undefined && balance !== undefined;
  const rest = known ? missingOf(balance, chosen) : undefined;
  const pick = (amount: number) => setPicked({ amount, wasOpen: goal !== undefined && !isOver });
  return (
    <Section title={t('withdraw.choose_amount')}>
      {note !== undefined && <WithdrawPause text={note} />}
      {shown ? (
        <AmountButtons label={t('withdraw.choose_amount')} options={shown} value={chosen} onPick={pick} />
      ) : (
        <LoadingAmounts label={t('common.loading')} />
      )}
      <Button
        block
        data-wraps
        tone={toneOf(account, balance, lacks || next !== undefined)}
        state={busy ? 'busy' : shown ? 'ready' : 'disabled'}
        onClick={() => (waits ? onWait() : asked !== undefined && onWithdraw(asked))}
      >
        {chosen !== undefined && wallet
          ? t('withdraw.cta', { amount: money(chosen), type: wallet })
          : t('common.withdraw')}
      </Button>
      {!shown && pause === undefined && (
        <Rest aria-hidden>
          <Skeleton width="9rem" />
        </Rest>
      )}
      {rest !== undefined && (
        <Rest>
          {rest < 0 ? t('withdraw.missing', { missing: money(-rest) }) : t('withdraw.stays', { amount: money(rest) })}
        </Rest>
      )}
    </Section>
  );
}
