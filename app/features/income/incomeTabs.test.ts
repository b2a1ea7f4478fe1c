import { giftRecords } from '@tally/contract/fixtures/income';
import { expect, it } from 'vitest';
import { incomeTabs } from './incomeTabs';

it.each([
  ['no gifts, records not known yet', 0, undefined, false],
  ['no gifts and no records', 0, [], false],
  ['gifts, records not known yet', 1, undefined, true],
  ['gifts are gone, their records remain', 0, giftRecords, true],
  ['a number of gifts that was not told', NaN, [], false],
] as const)(
  'the third tab is shown when gifts are above 0 or a gift record exists (INCOME-7): %s',
  (_, gifts, records, shown) => {
    expect(incomeTabs(gifts, records).includes('gift')).toBe(shown);
  },
);
