import type { Market } from '@tally/contract/market';

const markets: readonly Market[] = ['id', 'ph', 'br'];

/** Country, whatever its case, to a market; undefined when it is none of the three. */
export const marketOf = (country: string | null): Market | undefined =>
  markets.find((market) => market === country?.toLowerCase());

/** Only digits are a version; anything else counts as 0. */
export const sdkOf = (value: string | null): number => (value !== null && /^\d{1,6}$/.test(value) ? Number(value) : 0);
