import type { Market } from '../market/codes';

/** Thousands separator and decimal separator. */
const signs: Record<Market, readonly [group: string, point: string]> = {
  id: ['.', ','],
  ph: [',', '.'],
  br: ['.', ','],
};

/**
 * Formats a number as is usual in the market, independent of the text's language (TEXT-3): `18.450`, `1,234.50`. Does
 * not use `Intl`: the first `Intl` formatter of a page takes some 60 ms on a slow phone, before its first paint.
 * @param digits after the decimal point
 */
export function numberText(number: number, digits: number, market: Market): string {
  const [group, point] = signs[market];
  const [whole = '', part] = Math.abs(number).toFixed(digits).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  return (number < 0 ? '-' : '') + grouped + (part ? point + part : '');
}
