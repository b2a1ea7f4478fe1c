import type { Market } from '@tally/contract/market/codes';
import type { Account } from '@tally/contract/wallet/account';
import { walletName } from '@tally/locales/walletName';
import { useTranslate } from '../../../i18n/useTranslate';
import { useMarketRules } from '../../../session/rules/useMarketRules';

/** Whether the market has closed withdrawals for now, and why this person can withdraw nothing, if so (RULES-4). */
export function usePause(
  market: Market,
  account: Account | undefined,
): { readonly closed: boolean; readonly text: string | undefined } {
  const t = useTranslate();
  const { closed } = useMarketRules(market);
  if (closed.includes('withdrawals')) return { closed: true, text: t('withdraw.closed_message') };
  const own = closed.find((one) => one === account?.accountType);
  return { closed: false, text: own && t('withdraw.wallet_closed_message', { type: walletName(own) }) };
}
