import type { Market } from '@tally/contract/market/codes';
import { arrivalOf } from '@tally/contract/rules/arrival';
import { formatMoney } from '@tally/locales/format';
import { AmountButtons, type AmountOption } from '@tally/ui/AmountButtons';
import { Button } from '@tally/ui/Button';
import { FailureState } from '@tally/ui/FailureState';
import { Section } from '@tally/ui/Section';
import { Skeleton } from '@tally/ui/Skeleton';
import type { WithdrawOption } from '@tally/contract/wallet/withdraw';
import { useState } from 'react';
import { firstChoice, lackOf, missingOf } from '../../features/wallet/withdraw/withdrawAmounts';
import { useTranslate } from '../../i18n/useTranslate';
import { Grid, Rest } from './WithdrawScreen.styles';

interface WithdrawAmountsProps {
  market: Market;
  /** Undefined: not loaded (yet). For a guest's default amounts it is unknown what they require beyond money. */
  options: readonly WithdrawOption[] | undefined;
  failed: boolean;
  balance: number | undefined;
  /** Name of the e-wallet, if an account is stored. */
  wallet: string | undefined;
  busy: boolean;
  onRetry: () => void;
  onWithdraw: (amount: number) => void;
}

/** Four places in the size of the amounts. */
const LoadingAmounts = ({ label }: { label: string }) => (
  <Grid role="status" aria-busy aria-label={label}>
    {[0, 1, 2, 3].map((index) => (
      <Skeleton key={index} shape="block" height="4.75rem" />
    ))}
  </Grid>
);

/**
 * The four amounts, each with its time of arrival or what is missing for it, and the submit button, whose label states
 * the amount (WITHDRAW-1, WITHDRAW-11).
 */
export function WithdrawAmounts({
  market,
  options,
  failed,
  balance,
  wallet,
  busy,
  onRetry,
  onWithdraw,
}: WithdrawAmountsProps) {
  const t = useTranslate();
  const [picked, setPicked] = useState<number>();
  if (!options && failed)
    return <FailureState text={t('network.wallet_failed')} retryLabel={t('common.retry')} onRetry={onRetry} />;
  const money = (amount: number) => formatMoney(amount, market);
  const value =
    picked !== undefined && options?.some(({ amount }) => amount === picked)
      ? picked
      : firstChoice(options ?? [], balance);
  const shown = options?.map((option): AmountOption => {
    const { amount } = option;
    const lacks = lackOf(option, balance);
    const note = {
      cash: () => t('withdraw.missing', { missing: money(missingOf(amount, balance ?? 0)) }),
      lucky: () => t('withdraw.needs_lucky'),
      members: () =>
        option.need > 0 ? t('withdraw.needs_members_count', { count: option.need }) : t('withdraw.needs_members'),
      nothing: () => t(arrivalOf(amount, market) === '2h' ? 'withdraw.time_2h' : 'withdraw.time_3d'),
    }[lacks ?? 'nothing']();
    return { value: amount, amount: money(amount), note, lacks, part: balance === undefined ? 0 : balance / amount };
  });
  const rest = value === undefined || balance === undefined ? undefined : missingOf(balance, value);
  return (
    <Section title={t('withdraw.choose_amount')}>
      {shown ? (
        <AmountButtons label={t('withdraw.choose_amount')} options={shown} value={value} onPick={setPicked} />
      ) : (
        <LoadingAmounts label={t('common.loading')} />
      )}
      <Button
        block
        data-wraps
        tone={balance === undefined ? 'soft' : 'primary'}
        state={busy ? 'busy' : options ? 'ready' : 'disabled'}
        onClick={() => value !== undefined && onWithdraw(value)}
      >
        {value !== undefined && wallet
          ? t('withdraw.cta', { amount: money(value), type: wallet })
          : t('common.withdraw')}
      </Button>
      {rest !== undefined && (
        <Rest>
          {rest < 0 ? t('withdraw.missing', { missing: money(-rest) }) : t('withdraw.stays', { amount: money(rest) })}
        </Rest>
      )}
    </Section>
  );
}
