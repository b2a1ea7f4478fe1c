import type { Market } from '@tally/contract/market/codes';
import type { Wallet } from '@tally/contract/wallet/wallet';
import { formatMoney } from '@tally/locales/format';
import { ReadyChip } from '@tally/ui/ReadyChip';
import type { ReactNode } from 'react';
import { AmountCard, type AmountFigure } from '../../components/AmountCard';
import { chipOf, type Goal } from '../../components/balanceTicketTexts';
import { useTranslate } from '../../i18n/useTranslate';
import type { useCurrentUser } from '../../session/useCurrentUser';
import { WithdrawGoal } from './WithdrawGoal';

/** The figures of the card: the balance, and what is on its way and was paid out; a guest has only the first. */
function useFigures(
  user: { readonly cash: number } | undefined,
  market: Market,
  wallet: Wallet | undefined,
  guest: boolean,
  goal: Goal | undefined,
): AmountFigure[] {
  const t = useTranslate();
  const chip = user && goal && chipOf(t, goal, market);
  /** A figure of the wallet; a dash where the amount is not known (MONEY-9). */
  const figure = (label: 'passbook.paying' | 'withdraw.redeemed', amount = NaN): AmountFigure => ({
    label: t(label),
    value: Number.isNaN(amount) ? undefined : formatMoney(amount, market),
    size: 'small',
  });
  return [
    {
      label: t('withdraw.balance'),
      value: user && formatMoney(user.cash, market),
      size: 'hero',
      aside: chip && <ReadyChip state={chip.state}>{chip.text}</ReadyChip>,
    },
    ...(guest
      ? []
      : [
          figure('passbook.paying', wallet?.paying),
          figure('withdraw.redeemed', wallet && wallet.redeemed - wallet.paying),
        ]),
  ];
}

interface WithdrawCardProps {
  current: ReturnType<typeof useCurrentUser>;
  wallet: { data?: Wallet | undefined; isError: boolean; fulfilledTimeStamp?: number | undefined };
  errorShown: boolean;
  /** The way to the next withdrawal; undefined during a pause. */
  goal: { goal: Goal | undefined; loading: boolean } | undefined;
  stub: ReactNode;
}

/** The balance with the way to the next withdrawal, what was paid out and what is on its way (WITHDRAW-26). */
export function WithdrawCard({ current, wallet, errorShown, goal, stub }: WithdrawCardProps) {
  const { market, person, user, stale } = current;
  const guest = person === 'guest';
  const figures = useFigures(user, market, wallet.data, guest, goal?.goal);
  return (
    <AmountCard
      known={user !== undefined && (guest || wallet.data !== undefined)}
      failed={stale || wallet.isError}
      fetchedAt={wallet.fulfilledTimeStamp}
      errorShown={errorShown}
      figures={figures}
      goal={!guest && goal && <WithdrawGoal market={market} cash={user?.cash} {...goal} />}
      stub={stub}
    />
  );
}
