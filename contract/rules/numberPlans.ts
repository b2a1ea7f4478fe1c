import type { Market } from '../market/codes';

/** The mobile numbers of a country: which are possible, and which its plan has given to operators by now. */
interface NumberPlan {
  /** What may stand before the national number, however it is dialled: zeros and country codes. */
  readonly before: string;
  /** A possible national number, without what stands before it. */
  readonly possible: string;
  /** How the national numbers begin that operators have. Others are asked about, not refused (ACCOUNT-19). */
  readonly known: readonly string[];
  /** Where `known` was read, and when. */
  readonly source: string;
  readonly asOf: string;
}

/** The beginnings from one to another. */
const from = (first: number, last = first): string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => String(first + index));

const libphonenumber = 'Google libphonenumber 9.0, resources/metadata';

/**
 * The number plans of the markets (ACCOUNT-7 to ACCOUNT-9, ACCOUNT-19). When a country gives numbers to a new operator,
 * its beginnings are added to `known`.
 *
 * Country code and zero never begin a national number, so what is left is the same for all ways of dialling. In Brazil a
 * mobile number is one of the 67 area codes, which do not change, with nine digits from 9: there all that are possible
 * are known, because others would be taken for a CPF.
 */
export const numberPlans: Readonly<Record<Market, NumberPlan>> = {
  id: {
    before: '(?:0|62)+',
    possible: '8[1-9]\\d{6,10}',
    known: [...from(81, 83), ...from(85, 89)],
    source: `${libphonenumber}/62`,
    asOf: '2026-11-29',
  },
  ph: {
    before: '(?:0|63)*',
    possible: '[89]\\d{9}',
    known: [
      ...['813', '817', ...from(895, 898)],
      ...[...from(905, 909), ...from(910, 912), ...from(914, 919)],
      ...[...from(920, 939), ...from(942, 949), ...from(950, 979)],
      ...['981', '983', ...from(985, 989), ...from(991, 999)],
    ],
    source: `${libphonenumber}/63`,
    asOf: '2026-11-29',
  },
  br: {
    before: '(?:0|55)*',
    possible: '(?:1[1-9]|2[12478]|3[1-578]|[4689][1-9]|5[1345]|7[134579])9\\d{8}',
    known: [''],
    source: 'Anatel, Plano Geral de Códigos Nacionais',
    asOf: '2026-11-29',
  },
};

/** The national number in any way of dialling it; undefined when it is no possible one of the market. */
export function nationalNumber(digits: string, market: Market): string | undefined {
  const { before, possible } = numberPlans[market];
  return new RegExp(`^${before}(${possible})$`).exec(digits)?.[1];
}

/** Whether an operator of the market has such national numbers. */
export const isKnownBeginning = (national: string, market: Market): boolean =>
  numberPlans[market].known.some((beginning) => national.startsWith(beginning));
