/** The lists of records on income. */
export type IncomeTab = 'coin' | 'cash' | 'gift';

/**
 * "Gifts: a third tab on income, shown when `gift` is above 0 or a gift record exists" (INCOME-7).
 * @param gifts how many gifts the person has
 * @param records the gift records that are known; undefined: not known (yet)
 */
export const incomeTabs = (gifts: number, records: readonly unknown[] | undefined): readonly IncomeTab[] =>
  gifts > 0 || (records && records.length > 0) ? ['coin', 'cash', 'gift'] : ['coin', 'cash'];
