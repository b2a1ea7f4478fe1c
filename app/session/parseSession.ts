import { markets, type Market } from '@tally/contract/market/codes';

/** Maps a country code (case-insensitive) to a market; undefined for any other country. */
export const marketOf = (country: string | null): Market | undefined =>
  markets.find((market) => market === country?.toLowerCase());

/** Parses the SDK version: digits only; anything else counts as 0. */
export const sdkOf = (value: string | null): number => (value !== null && /^\d{1,6}$/.test(value) ? Number(value) : 0);
