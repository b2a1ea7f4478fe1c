import type { Market } from '@tally/contract/market/codes';
import type { MarketRules } from '@tally/contract/rules/marketRules';
import { useMarketRules } from '../../session/rules/useMarketRules';

/** The mark of an e-wallet; undefined where the deployment has none (ACCOUNT-25). `type`: an account's, e.g. `PIX`. */
export const walletIconOf = ({ walletIcons }: Pick<MarketRules, 'walletIcons'>, type: string): string | undefined =>
  walletIcons.find((one) => one.type === type)?.icon;

/** Gives the marks of a market's e-wallets, by the type of an account. */
export function useWalletIcon(market: Market): (type: string) => string | undefined {
  const rules = useMarketRules(market);
  return (type) => walletIconOf(rules, type);
}
