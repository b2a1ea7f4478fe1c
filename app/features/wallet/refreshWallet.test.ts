import { wallets } from '@tally/contract/fixtures/wallet';
import { expect, it, vi } from 'vitest';
import { trouble, type Replies } from '../../testing/fakeServer';
import { createTestApp } from '../../testing/testApp';
import { refreshWallet } from './refreshWallet';
import { walletApi } from './walletApi';

const { getWallet } = walletApi.endpoints;
const newer = { ...wallets.id, balance: 12_300 };

/** An app whose wallet is loaded, with the requests since then and the cached wallet. */
async function openApp(replies: Replies) {
  const app = createTestApp({ getWallet: wallets.id, ...replies });
  await app.store.dispatch(getWallet.initiate({}));
  app.requests.length = 0;
  const paths = () => app.requests.map(({ url }) => new URL(url).pathname.replace('/event/v1', ''));
  return { ...app, paths, known: () => getWallet.select({})(app.store.getState()) };
}

it('the balance that was fetched again is the wallet of the page (API-18)', async () => {
  const { store, paths, known } = await openApp({ getWalletBalance: newer });
  await store.dispatch(refreshWallet());
  expect({ paths: paths(), known: known().data }).toEqual({ paths: ['/wallet/balance/'], known: newer });
});

it('the page fetches the balance anew each time', async () => {
  let balance = 0;
  const { store, known } = await openApp({ getWalletBalance: () => ({ ...wallets.id, balance: (balance += 100) }) });
  await store.dispatch(refreshWallet());
  await store.dispatch(refreshWallet());
  expect(known().data?.balance).toBe(200);
});

it('when the balance cannot be fetched the page asks for the wallet and reports its failure (WITHDRAW-18)', async () => {
  let requestCount = 0;
  const { store, paths, known } = await openApp({
    getWallet: () => ((requestCount += 1) > 1 ? trouble({ code: 500 }) : wallets.id),
    getWalletBalance: trouble({ code: 500 }),
  });
  await store.dispatch(refreshWallet());
  await vi.waitFor(() => expect(known().isError).toBe(true));
  expect(paths()).toEqual(['/wallet/balance/', '/wallet/']);
});

it('the page throws away an answer to the person who was logged in before', async () => {
  const { store, context, paths, known } = await openApp({ getWalletBalance: newer });
  const refreshed = store.dispatch(refreshWallet());
  context.vault.set('n'.repeat(60));
  await refreshed;
  expect({ paths: paths(), known: known().data }).toEqual({ paths: ['/wallet/balance/'], known: wallets.id });
});
