import { currencies, marketBcp47, minorDigits, type Market } from '@tally/contract/market';

/** Building an Intl formatter costs far more than using it. */
export function cached<T>(make: (key: string) => T): (key: string) => T {
  const made = new Map<string, T>();
  return (key) => {
    const known = made.get(key) ?? make(key);
    made.set(key, known);
    return known;
  };
}

const money = cached((key) => {
  const [market, digits] = key.split(':') as [Market, string];
  return new Intl.NumberFormat(marketBcp47[market], {
    style: 'currency',
    currency: currencies[market],
    minimumFractionDigits: Number(digits),
    maximumFractionDigits: Number(digits),
  });
});
const grouped = cached((market) => new Intl.NumberFormat(marketBcp47[market as Market], { maximumFractionDigits: 0 }));

/** Stands for a number that is not known: never a zero. */
export const dash = '–';

/**
 * A market decides the look of numbers, whatever the language of the words (TEXT-3, MONEY-7).
 * An amount in the market's currency (decimal, not minor units): `Rp 10.000`, `₱48.50` or `₱100`, `R$ 0,10`.
 * The space inside is a no-break space.
 */
export function formatMoney(amount: number, market: Market): string {
  if (Number.isNaN(amount)) return dash;
  const digits = market === 'ph' && Number.isInteger(amount) ? 0 : minorDigits[market];
  return money(`${market}:${digits}`).format(amount);
}

/** A whole number of coins with the market's grouping: `126.400` (id, br), `126,400` (ph). */
export const formatCoins = (coins: number, market: Market): string =>
  Number.isNaN(coins) ? dash : grouped(market).format(coins);

/** Seconds as two digits, for `00:SS`. */
export const formatSeconds = (seconds: number): string => String(seconds).padStart(2, '0');
