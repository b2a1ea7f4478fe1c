import { appliedLucky, claimableLucky, emptyLucky } from '@tally/contract/fixtures/lucky';
import { freshTasks } from '@tally/contract/fixtures/task';
import { activeUsers } from '@tally/contract/fixtures/user';
import { luckyInfos } from '@tally/contract/tasks/lucky';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Replies } from '../../../../testing/fakeServer';
import { renderScreen } from '../../../../testing/renderScreen';
import { rulesClosing, rulesWith } from '@tally/contract/fixtures/marketRules';
import '../../../../startup/deferredChunk';

/** The lucky card on home, once its list is there. */
async function card(replies: Replies) {
  const { services, requests } = renderScreen('/home', {
    getUserInfo: { ...activeUsers.id, showLuckyTask: true },
    getNormalTasks: freshTasks.map((task) => ({ ...task, count: task.taskType === 'checkin' ? 1 : 0 })),
    ...replies,
  });
  const found = await waitFor(() => {
    services.advance(1000);
    return screen.getByRole('region', { name: 'Lucky tasks' });
  });
  await waitFor(() => expect(found.hasAttribute('aria-busy')).toBe(false));
  return { found, requests };
}

it('the card of lucky tasks that are closed says so in place of its button (RULES-4)', async () => {
  const { found } = await card({ getLucky: emptyLucky, getMarketRules: rulesClosing('id', 'lucky') });
  await within(found).findByText('Paused for now. Your rewards are safe.');
  expect(found.dataset['state']).toBe('closed');
  expect(within(found).queryAllByRole('button')).toEqual([]);
});

it('a lucky task that is under way goes on when they are closed (RULES-4)', async () => {
  const { found } = await card({ getLucky: claimableLucky, getMarketRules: rulesClosing('id', 'lucky') });
  await waitFor(() => expect(found.dataset['state']).toBe('closed'));
  expect(within(found).getByRole('button', { name: /Claim/ })).toBeTruthy();
  expect(within(found).queryByText('Paused for now. Your rewards are safe.')).toBeNull();
});

it('a lucky task that the server refuses because they are closed asks for the rules again (RULES-4)', async () => {
  let asked = 0;
  const { found } = await card({
    getLucky: emptyLucky,
    getMarketRules: () => ((asked += 1) === 1 ? rulesClosing('id') : rulesClosing('id', 'lucky')),
    postLucky: { ...appliedLucky, status: 2, info: luckyInfos.closed },
  });
  await userEvent.click(within(found).getByRole('button', { name: 'Get a task' }));
  expect((await screen.findByRole('dialog')).textContent).toMatch(/^Paused for now.*Lucky tasks are paused for now/);
  await waitFor(() => expect(found.dataset['state']).toBe('closed'));
});

it("the card states a task's worth by the market's document (RULES-2)", async () => {
  const { found } = await card({
    getLucky: emptyLucky,
    getMarketRules: rulesWith('id', { luckyMinuteAmount: 2000, luckyTodayAmount: 30_000 }),
  });
  await within(found).findByText(/^Rp.10\.000 per task$/);
  expect(within(found).getByText(/^e\.g\. 3 tasks = Rp.30\.000$/)).toBeTruthy();
});
