import { hourMs } from '@tally/contract/limits';
import { morningHalf, type Market } from '@tally/contract/market';
import { marketHour } from './taskRules';

/**
 * Ms until the numbers of the task cards change by themselves: midnight of the market, when counting begins anew, and where
 * half of the quota is held back in the morning the hours when that begins and ends. Zones of the markets are whole hours.
 * @param ms the server's time, ms since the epoch
 */
export function untilQuotaChange(market: Market, ms: number): number {
  const rule = morningHalf[market];
  const hour = marketHour(market, ms);
  const next = (rule ? [rule.exemptUntilHour, rule.untilHour, 24] : [24]).find((one) => one > hour) ?? 24;
  return (next - hour) * hourMs - (ms % hourMs);
}
