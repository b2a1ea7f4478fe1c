import type { Market } from '../market/codes';
import { minorDigits } from '../market/money';
import { numberText } from './numberText';

const currencySigns: Record<Market, string> = { id: 'Rp\u00a0', ph: '₱', br: 'R$\u00a0' };

/**
 * Formats an amount as is usual in the market, independent of the text's language (MONEY-7): `Rp 10.000`, `₱48.50` or
 * `₱100`, `R$ 0,10`. The space is a no-break space.
 * @param amount decimal, in the market's currency
 */
export function moneyText(amount: number, market: Market): string {
  const digits = market === 'ph' && Number.isInteger(amount) ? 0 : minorDigits[market];
  return (amount < 0 ? '-' : '') + currencySigns[market] + numberText(Math.abs(amount), digits, market);
}
