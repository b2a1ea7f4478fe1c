import type { Market } from '../homeMarket';

/** What stands between thousands, and before the part of a unit. */
const signs: Record<Market, readonly [group: string, point: string]> = {
  id: ['.', ','],
  ph: [',', '.'],
  br: ['.', ','],
};

/**
 * A number as people of the market write it, under the words of any language (TEXT-3): `18.450`, `1,234.50`. Written by hand:
 * the first `Intl` formatter of a page takes some 60 ms on a slow phone, before its first paint.
 * @param digits after the decimal point
 */
export function numberText(number: number, digits: number, market: Market): string {
  const [group, point] = signs[market];
  const [whole = '', part] = Math.abs(number).toFixed(digits).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  return (number < 0 ? '-' : '') + grouped + (part ? point + part : '');
}
