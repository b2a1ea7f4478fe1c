import { incomes, noRecords } from '@tally/contract/fixtures/income';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../testing/renderScreen';
import '../startup/pageChunk';
import '../screens/Income/IncomeScreen';
import '../screens/Tips/TipsScreen';

let online = true;
const options = { online: () => online };
const setOnline = (on: boolean) =>
  act(() => {
    online = on;
    dispatchEvent(new Event(on ? 'online' : 'offline'));
  });
/** Home stays mounted but hidden, and contains the same message: only visible nodes count. */
const bar = () => screen.queryAllByText(/^You are offline/).filter((node) => !node.closest('[hidden]'));

it('a page behind home says that the phone is offline for as long as it is (DIALOG-6)', async () => {
  renderScreen('/tips/rules', {}, options);
  await screen.findByText('Income rules');
  expect(bar()).toHaveLength(0);
  setOnline(false);
  expect(bar().map(({ textContent }) => textContent)).toEqual([
    'You are offline. Please try again when you are connected.',
  ]);
  setOnline(true);
  expect(bar()).toHaveLength(0);
});

it('where a card of amounts says it, it is not said twice (DIALOG-6, MONEY-9)', async () => {
  renderScreen('/income', { getIncome: incomes.id, getIncomeRecords: noRecords }, options);
  await screen.findByText(/^No coin records/);
  setOnline(false);
  expect(bar().map(({ textContent }) => textContent)).toEqual(['You are offline. Showing the last data we have.']);
});
