import { moreAppList } from '@tally/contract/fixtures/offers';
import { success } from '@tally/contract/fixtures/outcome';
import { activeUsers } from '@tally/contract/fixtures/user';
import { accounts, wallets, withdrawOptionLists } from '@tally/contract/fixtures/wallet';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { CreatedApp } from '../../createApp';
import { trouble, type Replies } from '../../testing/fakeServer';
import { passTime } from '../../testing/passTime';
import { renderScreen } from '../../testing/renderScreen';
import '../../startup/pageChunk';
import '../../screens/Withdraw/WithdrawScreen';
import { withdraw } from './withdraw/withdraw';

const before = 50_000;
const amount = 10_000;

/** The withdraw page at a server that pays; its wallet and user call answer with what was true when they arrived. */
async function openWithdraw(replies: Replies = {}) {
  let cash = before;
  let app: CreatedApp | undefined;
  const opened = renderScreen(
    '/withdraw',
    {
      getUserInfo: () => ({ ...activeUsers.id, cash }),
      getWallet: () => ({ ...wallets.id, balance: cash, paying: 0 }),
      getAccount: accounts.id,
      getWithdrawOptions: withdrawOptionLists.id,
      getPassbook: [],
      getMoreApps: moreAppList,
      postWithdraw: () => {
        cash -= amount;
        return success;
      },
      ...replies,
    },
    {
      onReady: (created) => {
        app = created;
      },
    },
  );
  await passTime(opened.services, 1000);
  const asked = (path: string) =>
    opened.requests.filter(({ method, url }) => method === 'GET' && new URL(url).pathname.endsWith(path)).length;
  const pay = () => void app?.store.dispatch(withdraw(amount));
  /** The cash in the cached user, and in the cached wallet. */
  const known = () =>
    Object.values(app?.store.getState().api.queries ?? {}).flatMap((query) => {
      const data = query?.data as { cash?: number; balance?: number } | undefined;
      return query?.endpointName === 'getUserInfo'
        ? [data?.cash]
        : query?.endpointName === 'getWallet'
          ? [data?.balance]
          : [];
    });
  return { ...opened, asked, pay, known };
}

it('the page fetches the numbers at once after a withdrawal, however long another call takes (API-35)', async () => {
  const { services, asked, pay, known } = await openWithdraw({
    getMoreApps: trouble('never'),
    postH5Action: trouble('never'),
  });
  const asks = () => [asked('/user/info'), asked('/wallet/'), asked('/wallet/passbook/')];
  const first = asks();
  pay();
  await passTime(services, 0);
  expect(asks()).toEqual(first.map((count) => count + 1));
  expect(known()).toEqual([before - amount, before - amount]);
  expect(screen.getAllByText(/40\.000/).length).toBeGreaterThan(0);
});

it('numbers requested before a withdrawal never replace those after it (API-35)', async () => {
  const { services, pay, known, requests } = await openWithdraw();
  const { fetch } = services;
  const late: (() => void)[] = [];
  let held = true;
  // What was asked for before the withdrawal arrives after it, as it was then.
  services.fetch = async (...request) => {
    const answer = await fetch(...request);
    if (held && requests.at(-1)?.method === 'GET') await new Promise<void>((go) => late.push(go));
    return answer;
  };
  dispatchEvent(new Event('focus'));
  pay();
  await passTime(services, 0);
  held = false;
  for (const arrive of late) arrive();
  await passTime(services, 0);
  expect(known()).toEqual([before - amount, before - amount]);
});
