import { withdrawOptionLists } from '@tally/contract/fixtures/wallet';
import { expect, it } from 'vitest';
import { memoryStorage } from '../../../testing/memoryStorage';
import { entryTip, tipKeys } from './entryTip';

const options = withdrawOptionLists.id;

it('the tip leads to an account once while there is none (PERSON-13)', () => {
  const storage = memoryStorage();
  const tip = () => entryTip(storage, { accountStatus: 0, options, luckyIsFaster: true });
  expect(tip()).toBe('account.guide');
  storage.set(tipKeys['account.guide'], '1');
  expect(tip()).toBeUndefined();
});

it('the tip tells once of lucky tasks where an amount needs one and one can be had now (PERSON-13)', () => {
  const storage = memoryStorage();
  const tip = (luckyIsFaster: boolean, given = options) =>
    entryTip(storage, { accountStatus: 2, options: given, luckyIsFaster });
  expect([tip(true), tip(false), tip(true, options.slice(0, 2))]).toEqual(['wallet.tipLucky', undefined, undefined]);
  storage.set(tipKeys['wallet.tipLucky'], '1');
  expect(tip(true)).toBeUndefined();
});
