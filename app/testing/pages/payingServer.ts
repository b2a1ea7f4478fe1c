import { payoutsIn } from '@tally/contract/fixtures/payouts';
import type { Market } from '@tally/contract/market/codes';
import { moreInfo } from '@tally/contract/operator/operator';
import type { PendingPayouts } from '@tally/contract/operator/payouts';
import type { Replies } from '../fakeServer';

/**
 * A server of pending withdrawals: what was paid or refused is gone, and a press for several pays what fits the limit
 * of one press (OPS-14).
 * @param indonesia the withdrawals of that market
 */
export const payingServer = (indonesia: PendingPayouts): Replies => {
  const pages: Record<Market, PendingPayouts> = {
    id: { ...indonesia },
    ph: { ...payoutsIn.ph },
    br: { ...payoutsIn.br },
  };
  const pageOf = ({ url }: Request) => pages[(new URL(url).searchParams.get('market') ?? 'id') as Market];
  const totalOf = (some: PendingPayouts['items']) => some.reduce((total, { amount }) => total + amount, 0);
  const settle = (settled: (item: PendingPayouts['items'][number]) => boolean) => {
    for (const page of Object.values(pages)) page.items = page.items.filter((item) => !settled(item));
  };
  return {
    getPayouts: (request) => {
      const page = pageOf(request);
      return { ...page, total: page.items.length, totalAmount: totalOf(page.items) };
    },
    getPresetCount: (request) => {
      const { asOf, alone, items } = pageOf(request);
      return { asOf, alone, count: items.length, amount: totalOf(items), stayCount: 0, stayAmount: 0 };
    },
    postPayout: ({ url }) => {
      const id = Number(new URL(url).searchParams.get('id'));
      settle((item) => item.id === id);
      return { status: 1, info: '', warnings: [] };
    },
    postPayShown: (request) => {
      const { items, limit } = pageOf(request);
      let sum = 0;
      const within = items.filter(({ amount }) => (sum += amount) <= limit);
      settle((item) => within.includes(item));
      const users = new Set(within.map(({ userId }) => userId)).size;
      const info = within.length < items.length ? moreInfo : '';
      const paid = { users, withdrawals: within.length, amount: totalOf(within) };
      return { status: 1, info, ...paid, waiting: 0, waitingAmount: 0 };
    },
  };
};
