/** The tabs of income, one per list of records. */
export type IncomeTab = 'coin' | 'cash' | 'gift';

/**
 * The tabs to show: "Gifts: a third tab on income, shown when `gift` is above 0 or a gift record exists" (INCOME-7).
 * @param gifts how many gifts the person has
 * @param records the known gift records; undefined: not loaded (yet)
 */
export const incomeTabs = (gifts: number, records: readonly unknown[] | undefined): readonly IncomeTab[] =>
  gifts > 0 || (records && records.length > 0) ? ['coin', 'cash', 'gift'] : ['coin', 'cash'];
