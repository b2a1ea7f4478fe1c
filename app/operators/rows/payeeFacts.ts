import type { Market } from '@tally/contract/market/codes';
import type { PendingPayout } from '@tally/contract/operator/payouts';
import { formatMoney } from '@tally/locales/format';

/** The account that is paid to, as it is shown. */
export const accountOf = ({ accountType, accountNo }: Pick<PendingPayout, 'accountType' | 'accountNo'>): string =>
  `${accountType} ${accountNo}`;

/** Where the money of a withdrawal goes, and what the person got before: values of the texts that say it. */
export const payeeFacts = (payout: PendingPayout, market: Market) => ({
  account: accountOf(payout),
  user: payout.userId,
  paid: payout.paid,
  amount: formatMoney(payout.paidAmount, market),
  failed: payout.failed,
});
