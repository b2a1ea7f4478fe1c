import { noAccount } from '@tally/contract/wallet/account';
import { hotAppList, moreAppList } from '@tally/contract/fixtures/offers';
import { guestUser } from '@tally/contract/fixtures/user';
import { accounts, emptyWallet, passbooks, wallets, withdrawOptionLists } from '@tally/contract/fixtures/wallet';
import { withdrawSubmitLockMs } from '@tally/contract/limits/withdraw';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { tipKeys } from '../../features/wallet/withdraw/entryTip';
import { trouble, type Replies } from '../../testing/fakeServer';
import { passTime } from '../../testing/passTime';
import { renderScreen, type RenderScreenOptions } from '../../testing/renderScreen';
import '../../startup/pageChunk';
import './WithdrawScreen';

const fine: Replies = {
  getWallet: { ...wallets.id, paying: 0 },
  getAccount: accounts.id,
  getWithdrawOptions: withdrawOptionLists.id,
  getPassbook: passbooks.id,
  getMoreApps: ({ url }) => (url.includes('type=2') ? hotAppList : moreAppList),
};
const none: Replies = { getAccount: noAccount, getWallet: { ...wallets.id, paying: 0, accountStatus: 0 } };

/** Withdraw at noon in Jakarta, with its tips seen. */
function open(replies: Replies = {}, options: RenderScreenOptions = {}) {
  const opened = renderScreen(
    '/withdraw',
    { ...fine, ...replies },
    {
      onReady: ({ context }) => Object.values(tipKeys).forEach((key) => context.services.storage.set(key, '1')),
      ...options,
    },
  );
  const amounts = async () => (await screen.findAllByRole('radio')).map((radio) => radio.closest('label')?.textContent);
  const pick = async (amount: RegExp) => userEvent.click(await screen.findByRole('radio', { name: amount }));
  const press = async () => userEvent.click(await screen.findByRole('button', { name: /^Withdraw( Rp.*)?$/ }));
  return { ...opened, amounts, pick, press };
}
const named = (name: string) => screen.findByRole('region', { name });

it('the withdraw page has balance, account, four amounts, tips, hot apps, a banner to more apps and feedback (WITHDRAW-1)', async () => {
  const { amounts } = open({ getWallet: { ...wallets.id, redeemed: 0, paying: 0 } });
  // Home, hidden beneath, has the same words.
  expect(await screen.findByText('My cash', { selector: 'dt' })).toBeTruthy();
  expect((await screen.findAllByText(/^Rp.12\.400$/)).length).toBeGreaterThan(0);
  expect(await screen.findByText('08••••90')).toBeTruthy();
  expect(await amounts()).toHaveLength(4);
  const hotApps = within(await named('Hot apps')).getAllByRole('button');
  expect(hotApps.map(({ textContent }) => textContent).slice(0, -1)).toEqual(hotAppList.map(({ name }) => name));
  expect(screen.getByText('Good to know')).toBeTruthy();
  expect(
    screen.getByText(/^Amounts up to Rp.2\.000 reach your e-.wallet within 2 hours, larger ones within 3 days\.$/),
  ).toBeTruthy();
  expect(
    screen
      .getByText(/^Help: /)
      .closest('a')
      ?.getAttribute('href'),
  ).toBe('/feedback');
  // Whoever is logged in and has an account is asked for neither.
  expect(screen.queryByRole('complementary')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /More apps/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'More apps' })).toBeTruthy();
});

it('a bar leads a person without an account to it (WITHDRAW-1)', async () => {
  open(none);
  const bar = within(await screen.findByRole('complementary', { name: 'Add an e-\u2060wallet to withdraw' }));
  await userEvent.click(bar.getByRole('button', { name: 'Add e-\u2060wallet' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'E-\u2060wallet account' })).toBeTruthy();
});

it('a guest has a bar that logs in (WITHDRAW-1)', async () => {
  const { simulator } = open({ getUserInfo: guestUser }, { token: '' });
  const bar = within(await screen.findByRole('complementary', { name: 'Log in to withdraw' }));
  await userEvent.click(bar.getByRole('button', { name: 'Log in' }));
  expect(simulator.log.map((entry) => 'name' in entry && entry.name)).toContain('loginGoogle');
});

it.each([
  ['id', ['Rp 100', 'Rp 1.000', 'Rp 10.000', 'Rp 100.000']],
  ['ph', ['₱1', '₱10', '₱100', '₱1,000']],
  ['br', ['R$ 0,10', 'R$ 1,00', 'R$ 10,00', 'R$ 100,00']],
] as const)('a guest in %s sees %j (WITHDRAW-22)', async (market, shown) => {
  const { requests } = open({ getUserInfo: guestUser }, { token: '', market });
  const radios = await screen.findAllByRole('radio');
  const names = radios.map((radio) => radio.closest('label')?.textContent.replaceAll('\u00a0', ' ') ?? '');
  expect(names.map((name) => /^(?:Rp |₱|R\$ )[\d.,]+/.exec(name)?.[0])).toEqual(shown);
  expect(requests.some(({ url }) => url.includes('withdraw-options'))).toBe(false);
});

it('a withdrawal of more than the balance is not sent: a dialog says what is missing (WITHDRAW-5)', async () => {
  const { pick, press, posts } = open();
  await pick(/^Rp.100\.000\b/);
  await press();
  const dialog = await screen.findByRole('alertdialog', { name: 'Not enough cash yet' });
  expect(dialog.textContent.replaceAll('\u00a0', ' ')).toContain('You need Rp 87.600 more to withdraw Rp 100.000.');
  expect(posts('/wallet/withdraw')).toHaveLength(0);
});

it('exactly the balance is enough, and is withdrawn (ROUTE-5, WITHDRAW-5)', async () => {
  const { pick, press, posts } = open({
    getWallet: { ...wallets.id, balance: 1000, paying: 0 },
    postWithdraw: { status: 1, info: '' },
  });
  await pick(/^Rp.1\.000\b/);
  await press();
  await waitFor(() => expect(posts('/wallet/withdraw')).toHaveLength(1));
});

it('the page sends nothing without an account: a dialog asks for one and leads there (WITHDRAW-6)', async () => {
  const { pick, press, posts } = open(none);
  await pick(/^Rp.100\b(?!\.)/);
  await press();
  const dialog = await screen.findByRole('dialog', { name: 'Add your e-\u2060wallet' });
  expect(posts('/wallet/withdraw')).toHaveLength(0);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add e-\u2060wallet' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'E-\u2060wallet account' })).toBeTruthy();
});

it('the page tells a person with neither money nor an account of the money first (WITHDRAW-4, WITHDRAW-5)', async () => {
  const { pick, press } = open({ getAccount: noAccount, getWallet: emptyWallet });
  await pick(/^Rp.100\b(?!\.)/);
  await press();
  expect(await screen.findByRole('alertdialog', { name: 'Not enough cash yet' })).toBeTruthy();
});

it('the button is locked until the outcome, and open again after 10 s without one (WITHDRAW-19)', async () => {
  const { pick, press, posts, services } = open({ postWithdraw: trouble('never') });
  const button = () => screen.getByRole('button', { name: /^Withdraw( Rp.*)?$/ });
  await pick(/^Rp.1\.000\b/);
  await press();
  await waitFor(() => expect(posts('/wallet/withdraw')).toHaveLength(1));
  await userEvent.click(button());
  expect(posts('/wallet/withdraw')).toHaveLength(1);
  await passTime(services, withdrawSubmitLockMs - 1);
  expect(button().getAttribute('aria-busy')).toBe('true');
  await passTime(services, 1);
  expect(button().getAttribute('aria-busy')).toBeNull();
});

it('the outcome unlocks the button before that (WITHDRAW-19)', async () => {
  let answer = () => {};
  const { pick, press, posts, services } = open({ postWithdraw: { status: 2, info: 'ONCE DAILY' } });
  const { fetch } = services;
  const held = new Promise<void>((go) => (answer = go));
  await pick(/^Rp.1\.000\b/);
  services.fetch = async (...request) => {
    const reply = await fetch(...request);
    await held;
    return reply;
  };
  await press();
  await waitFor(() => expect(posts('/wallet/withdraw')).toHaveLength(1));
  const button = screen.getByRole('button', { name: /^Withdraw( Rp.*)?$/ });
  expect(button.getAttribute('aria-busy')).toBe('true');
  act(answer);
  await userEvent.click(within(await screen.findByRole('alertdialog')).getAllByRole('button')[0] as HTMLElement);
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
});

it('while the amounts are not known, nothing is promised (GOAL-1)', async () => {
  open({ getWithdrawOptions: trouble('never') });
  await screen.findAllByText(/12\.400/);
  expect(screen.queryByText(/available|to go/)).toBeNull();
});

it("the amount chosen before the day's withdrawal is not chosen after it (WITHDRAW-10)", async () => {
  let from = 0;
  const { pick, press } = open({
    getWithdrawOptions: () => withdrawOptionLists.id.map((option) => ({ ...option, from })),
    postWithdraw: () => {
      from = Date.UTC(2026, 0, 15, 19);
      return { status: 1, info: '' };
    },
  });
  await pick(/^Rp.1\.000\b/);
  await press();
  await waitFor(() => expect(screen.queryByRole('radio', { checked: true, hidden: true })).toBeNull());
});

it('after the withdrawal of the day nothing is chosen or red, it says from when, and a press sends nothing (WITHDRAW-10)', async () => {
  const from = Date.UTC(2026, 0, 15, 19);
  const { posts } = open({ getWithdrawOptions: withdrawOptionLists.id.map((option) => ({ ...option, from })) });
  await screen.findByText(/^Your next withdrawal is possible tomorrow from 02\.00\sWIB\.$/);
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  const button = screen.getByRole('button', { name: 'Withdraw' });
  expect(button.dataset['tone']).toBe('off');
  await userEvent.click(button);
  const dialog = await screen.findByRole('alertdialog', { name: 'Done for today' });
  expect(dialog.textContent).toMatch(/Tomorrow, 02\.00\sWIB/);
  expect(posts('/wallet/withdraw')).toEqual([]);
});
