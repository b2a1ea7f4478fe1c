import { withdrawOptionLists } from '@tally/contract/fixtures/wallet';
import { dayMs, hourMs } from '@tally/contract/limits/time';
import { expect, it } from 'vitest';
import { createTestApp } from '../../../testing/testApp';
import { walletApi } from '../walletApi';
import { closeDay } from './closeDay';

it('a withdrawal closes its own day: one that is found to have been accepted yesterday leaves today (WITHDRAW-10)', async () => {
  const { store, context } = createTestApp({ getWithdrawOptions: withdrawOptionLists.id });
  await store.dispatch(walletApi.endpoints.getWithdrawOptions.initiate({}));
  const froms = () =>
    walletApi.endpoints.getWithdrawOptions
      .select({})(store.getState())
      .data?.map(({ from }) => from);
  // Noon in Jakarta.
  const now = context.clock.now();
  store.dispatch(closeDay(now - dayMs));
  expect(froms()).toEqual([0, 0, 0, 0]);
  store.dispatch(closeDay(now - hourMs));
  expect(froms()?.every((from) => from > now)).toBe(true);
});
