import type { Market } from '@tally/contract/market/codes';
import { arrivalOf } from '@tally/contract/rules/arrival';
import { accountStatus, type Account } from '@tally/contract/wallet/account';
import { formatMoney } from '@tally/locales/format';
import { walletName } from '@tally/locales/walletName';
import { AmountButtons, type AmountOption } from '@tally/ui/AmountButtons';
import { Button, type ButtonProps } from '@tally/ui/Button';
import { Section } from '@tally/ui/Section';
import { Skeleton } from '@tally/ui/Skeleton';
import type { WithdrawOption } from '@tally/contract/wallet/withdraw';
import { useState } from 'react';
import { firstChoice, lackOf, missingOf, smallestAmount } from '../../features/wallet/withdraw/withdrawAmounts';
import { WithdrawPause } from '../../features/wallet/withdraw/WithdrawPause';
import { LoadFailure } from '../../components/LoadFailure';
import { useTranslate } from '../../i18n/useTranslate';
import { Grid, Rest } from './WithdrawScreen.styles';

interface WithdrawAmountsProps {
  market: Market;
  /** Undefined: not loaded (yet). For a guest's default amounts it is unknown what they require beyond money. */
  options: readonly WithdrawOption[] | undefined;
  failed: boolean;
  /** Of the call that failed. */
  error: unknown;
  balance: number | undefined;
  /** Undefined: not loaded (yet). */
  account: Account | undefined;
  busy: boolean;
  /** Why nothing can be withdrawn for now (RULES-4). */
  pause: string | undefined;
  onRetry: () => void;
  onWithdraw: (amount: number) => void;
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
      nothing: () => t(arrivalOf(amount, market) === '2h' ? 'withdraw.time_2h' : 'withdraw.time_3d'),
    }[lacks ?? 'nothing']();
    const part = balance === undefined ? 0 : balance / amount;
    return { value: amount, amount: money(amount), note, lacks, part, disabled: pause !== undefined };
  });
}

/**
 * How much the submit button stands out: not at all where something is missing or closed, or nothing can be paid to the
 * account; little for a guest, and where the account has to be checked first, which has the red button then.
 */
function toneOf(account: Account | undefined, balance: number | undefined, lacks: boolean): ButtonProps['tone'] {
  if (balance === undefined) return 'soft';
  const status = account?.accountStatus;
  if (lacks || status === accountStatus.none || status === accountStatus.invalid) return 'off';
  return status === accountStatus.retry ? 'soft' : 'primary';
}

/**
 * The four amounts, and the submit button, whose label states the amount (WITHDRAW-1, WITHDRAW-11). It is red where it
 * withdraws; where something is missing, or closed, it is off, and a press explains what (WITHDRAW-25).
 */
export function WithdrawAmounts(props: WithdrawAmountsProps) {
  const { market, options, failed, error, balance, account, busy, pause, onRetry, onWithdraw } = props;
  const t = useTranslate();
  const [picked, setPicked] = useState<number>();
  const shown = useOptions(props);
  if (!shown && failed) return <LoadFailure error={error} what={t('network.wallet_failed')} onRetry={onRetry} />;
  const money = (amount: number) => formatMoney(amount, market);
  const best = shown?.find(({ value }) => value === picked)?.value ?? firstChoice(options ?? [], balance);
  const chosen = pause === undefined ? best : undefined;
  const wallet = account && walletName(account.accountType);
  const lacks = chosen === undefined || shown?.find(({ value }) => value === chosen)?.lacks !== undefined;
  const asked = chosen ?? smallestAmount(options ?? []);
  const known = chosen !== undefined && balance !== undefined;
  const rest = known ? missingOf(balance, chosen) : undefined;
  return (
    <Section title={t('withdraw.choose_amount')}>
      {pause !== undefined && <WithdrawPause text={pause} />}
      {shown ? (
        <AmountButtons label={t('withdraw.choose_amount')} options={shown} value={chosen} onPick={setPicked} />
      ) : (
        <LoadingAmounts label={t('common.loading')} />
      )}
      <Button
        block
        data-wraps
        tone={toneOf(account, balance, lacks)}
        state={busy ? 'busy' : shown ? 'ready' : 'disabled'}
        onClick={() => asked !== undefined && onWithdraw(asked)}
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
