import { exampleNow } from '@tally/contract/fixtures/picture';
import type { Market } from '@tally/contract/market/codes';
import { accountTypes } from '@tally/contract/market/wallets';
import { arrivalOf, arrivesBy } from '@tally/contract/rules/arrival';
import { walletName } from '@tally/locales/walletName';
import type { WithdrawalReceipt } from '../overlays/kinds/receiptContent';
import type { OverlayContext } from './overlayStory';

const maskedNo: Record<Market, string> = { id: '08••••89', ph: '09••••67', br: '11••••21' };

/** Receipt of an amount that was requested just now. */
export function exampleReceipt({ money, market, moment }: OverlayContext, amount: number): WithdrawalReceipt {
  const date = exampleNow;
  return {
    amount: money(amount),
    type: walletName(accountTypes[market][0]),
    no: maskedNo[market],
    arrives: arrivalOf(amount, market),
    requested: moment(date),
    by: moment(arrivesBy({ amount, date }, market)),
    left: money(amount / 4),
  };
}
