import { bigUserFrom, promotionAmount, promotionUserAbove } from '@tally/contract/limits/promotion';
import type { Market } from '@tally/contract/market/codes';
import type { Wallet } from '@tally/contract/wallet/wallet';

/**
 * Whether a withdrawal triggers the promotion: "id withdrawal of exactly 20000 triggers a promotion and hot-apps
 * redirect" (WITHDRAW-23).
 */
export const isPromotion = (amount: number, market: Market): boolean => amount === promotionAmount[market];

/**
 * "Promotion user (id): redeemed minus paying above 500; big user 20000 or more" (WITHDRAW-24). Redeemed minus paying
 * is the amount paid out so far.
 */
export function promotionUser(
  { redeemed, paying }: Pick<Wallet, 'redeemed' | 'paying'>,
  market: Market,
): 'none' | 'promotion' | 'big' {
  const above = promotionUserAbove[market];
  const big = bigUserFrom[market];
  if (above === null || big === null) return 'none';
  const paid = redeemed - paying;
  return paid >= big ? 'big' : paid > above ? 'promotion' : 'none';
}
