import type { Market } from '@tally/contract/market/codes';
import { accountTypes } from '@tally/contract/market/wallets';
import type { Translate } from '@tally/locales/text';
import { walletName } from '@tally/locales/walletName';

/** What the account form calls the number of a market's first e-wallet. */
export const accountNoLabel = (t: Translate, market: Market, type: string = accountTypes[market][0]): string =>
  t(`account.no_label_${market}`, { wallet: walletName(type) });
