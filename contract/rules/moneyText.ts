import { currencies, marketBcp47, minorDigits, type Market } from '../homeMarket';
import { memoize } from './memoize';

const formatterOf = memoize((key) => {
  const [market, digits] = key.split(':') as [Market, string];
  return new Intl.NumberFormat(marketBcp47[market], {
    style: 'currency',
    currency: currencies[market],
    minimumFractionDigits: Number(digits),
    maximumFractionDigits: Number(digits),
  });
});

/**
 * An amount as people of the market write it, whatever the language of the words (MONEY-7): `Rp 10.000`, `₱48.50` or `₱100`,
 * `R$ 0,10`. The space inside is a no-break space.
 * @param amount decimal, in the market's currency
 */
export function moneyText(amount: number, market: Market): string {
  const digits = market === 'ph' && Number.isInteger(amount) ? 0 : minorDigits[market];
  return formatterOf(`${market}:${digits}`).format(amount);
}
