import type { Market } from '@tally/contract/market';
import { arrivalOf } from '@tally/contract/rules/arrival';
import { formatMoney } from '@tally/locales/format';
import { AmountButtons } from '@tally/ui/AmountButtons';
import { Button } from '@tally/ui/Button';
import { FailureState } from '@tally/ui/FailureState';
import { Section } from '@tally/ui/Section';
import { Skeleton } from '@tally/ui/Skeleton';
import { useState, type ReactNode } from 'react';
import { firstChoice } from '../../features/wallet/withdrawCheck';
import { useTranslate } from '../../i18n/useTranslate';
import { Grid } from './WithdrawScreen.styles';

interface AmountsOfPersonProps {
  market: Market;
  /** Undefined: not there (yet). */
  amounts: readonly number[] | undefined;
  failed: boolean;
  balance: number | undefined;
  busy: boolean;
  /** The way to the records. */
  aside: ReactNode;
  onRetry: () => void;
  onWithdraw: (amount: number) => void;
}

/** The four amounts with their times of arrival, and the button (WITHDRAW-1, WITHDRAW-11). */
export function WithdrawAmounts({
  market,
  amounts,
  failed,
  balance,
  busy,
  aside,
  onRetry,
  onWithdraw,
}: AmountsOfPersonProps) {
  const t = useTranslate();
  const [picked, setPicked] = useState<number>();
  if (!amounts && failed)
    return <FailureState text={t('network.wallet_failed')} retryLabel={t('common.retry')} onRetry={onRetry} />;
  const value = picked !== undefined && amounts?.includes(picked) ? picked : firstChoice(amounts ?? [], balance);
  const options = amounts?.map((amount) => ({
    value: amount,
    amount: formatMoney(amount, market),
    arrival: t(arrivalOf(amount, market) === '2h' ? 'withdraw.time_2h' : 'withdraw.time_3d'),
  }));
  return (
    <Section title={t('withdraw.choose_amount')} aside={aside}>
      {options ? (
        <AmountButtons label={t('withdraw.choose_amount')} options={options} value={value} onPick={setPicked} />
      ) : (
        <Grid role="status" aria-busy aria-label={t('common.loading')}>
          {[0, 1, 2, 3].map((index) => (
            <Skeleton key={index} shape="block" height="4.75rem" />
          ))}
        </Grid>
      )}
      <Button
        block
        state={busy ? 'busy' : options ? 'ready' : 'disabled'}
        onClick={() => value !== undefined && onWithdraw(value)}
      >
        {t('common.withdraw')}
      </Button>
    </Section>
  );
}
