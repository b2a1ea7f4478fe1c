import type { Market } from '@tally/contract/market/codes';
import type { Account } from '@tally/contract/wallet/account';
import { walletName } from '@tally/locales/walletName';
import { useTranslate } from '../../../i18n/useTranslate';
import { withBack } from '../../../overlays/content/withBack';
import { useBack } from '../../../session/rules/useBack';
import { useMarketRules } from '../../../session/rules/useMarketRules';

/**
 * Whether the market has closed withdrawals for now, and why this person can withdraw nothing, if so, and until when
 * (RULES-4, RULES-10).
 */
export function usePause(
  market: Market,
  account: Account | undefined,
): { readonly closed: boolean; readonly text: string | undefined } {
  const t = useTranslate();
  const { closed } = useMarketRules(market);
  const back = useBack(market);
  if (closed.includes('withdrawals'))
    return { closed: true, text: withBack(t, t('withdraw.closed_message'), back('withdrawals')) };
  const own = closed.find((one) => one === account?.accountType);
  const text = own && withBack(t, t('withdraw.wallet_closed_message', { type: walletName(own) }), back(own));
  return { closed: false, text };
}
