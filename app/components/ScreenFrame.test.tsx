import { incomes, noRecords } from '@tally/contract/fixtures/income';
import { passbooks } from '@tally/contract/fixtures/wallet';
import { teamMemberLists, teams } from '@tally/contract/fixtures/team';
import { hourMs } from '@tally/contract/limits/time';
import { formatTime } from '@tally/locales/formatMoment';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../testing/renderScreen';
import '../startup/pageChunk';
import '../screens/CoinCenter/CoinCenterScreen';
import '../screens/Income/IncomeScreen';
import '../screens/Passbook/PassbookScreen';
import '../screens/Team/TeamScreen';
import '../screens/Tips/TipsScreen';

let online = true;
beforeEach(() => {
  online = true;
});
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
  await screen.findByText('How you earn');
  expect(bar()).toHaveLength(0);
  setOnline(false);
  expect(bar().map(({ textContent }) => textContent)).toEqual([
    'You are offline. Please try again when you are connected.',
  ]);
  setOnline(true);
  expect(bar()).toHaveLength(0);
});

it('a page does not say twice that the phone is offline when its card of amounts says so (DIALOG-6, MONEY-9)', async () => {
  renderScreen('/income', { getIncome: incomes.id, getIncomeRecords: noRecords }, options);
  await screen.findByText(/^No coin records/);
  setOnline(false);
  expect(bar().map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/Data from \d\d\.\d\d\.$/)]);
});

it.each([
  ['/passbook', { getPassbook: passbooks.id }, /^Requested/],
  ['/team', { getTeam: teams.id, getTeamMembers: teamMemberLists.id }, /^Your friends/],
  ['/income', { getIncome: incomes.id, getIncomeRecords: noRecords }, /^No coin records/],
  ['/app/coincenter', { getIncome: incomes.id, getIncomeRecords: noRecords }, /^Your coins/],
])(
  'offline %s says when what it shows was fetched, not when it is looked at (MONEY-9)',
  async (path, replies, loaded) => {
    const { services } = renderScreen(path, replies, options);
    // The cache stamps answers by the global clock, which is the phone's.
    vi.spyOn(Date, 'now').mockImplementation(services.now);
    await screen.findAllByText(loaded);
    const said = `You are offline. Data from ${formatTime(services.now(), 'id')}.`;
    act(() => services.advance(hourMs));
    setOnline(false);
    expect(bar().map(({ textContent }) => textContent)).toEqual([said]);
  },
);
