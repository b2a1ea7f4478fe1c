import { recordSigns, recordTypes } from '@tally/contract/wallet/income';
import { en } from '@tally/locales/all';
import { expect, it } from 'vitest';
import { recordKey, shownInCenter } from './recordKey';

it('coin list shows 20 (50 Brazil) (COINS-1)', () => {
  const records = Array.from({ length: 60 });
  expect([
    shownInCenter(records, 'id').length,
    shownInCenter(records, 'ph').length,
    shownInCenter(records, 'br').length,
  ]).toEqual([20, 20, 50]);
});

it('the types of records are the stated ones, and each has a name (INCOME-5)', () => {
  expect(recordTypes.join(', ')).toBe(
    'checkin, lottery, videoad, luckytask, review, invitation, exchangein, exchangeout, withdraw, newbie, newbietask,' +
      ' words, quiz, game, download video, refund, cleared, goodwill, clawback',
  );
  expect(recordTypes.filter((type) => !(recordKey(type) in en))).toEqual([]);
});

it('a record that took coins or cash away has a minus, also when they were cleared or taken back (INCOME-6)', () => {
  expect(recordTypes.filter((type) => recordSigns[type] === '-')).toEqual([
    'exchangeout',
    'withdraw',
    'cleared',
    'clawback',
  ]);
});
