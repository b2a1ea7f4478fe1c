import { hourMs, minuteMs } from '@tally/contract/limits/time';
import { midwayTasks } from '@tally/contract/fixtures/task';
import { activeUsers } from '@tally/contract/fixtures/user';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { api } from '../../api/api';
import type { CreatedApp } from '../../createApp';
import { trouble, type Replies } from '../../testing/fakeServer';
import { passTime } from '../../testing/passTime';
import { renderScreen } from '../../testing/renderScreen';

/** 10:20 in Jakarta. */
const morning = Date.UTC(2026, 0, 15, 3, 20);

/** Lets all retries of the calls under way fail. */
async function passRetries(services: { advance(ms: number): void }) {
  for (let tries = 0; tries < 4; tries += 1) await passTime(services, 1000);
}

/** Home whose phone then sleeps: its monotonic clock stands still, and no call is answered afterwards. */
async function wakeAfter(asleepMs: number, tasks: Replies['getNormalTasks']) {
  let app: CreatedApp | undefined;
  const replies: Replies = { getUserInfo: activeUsers.id, getNormalTasks: tasks ?? [] };
  const opened = renderScreen('/home', replies, {
    serverTime: morning,
    onReady: (created) => {
      app = created;
    },
  });
  await passTime(opened.services, 3000);
  const { fetch } = opened.services;
  let answers = false;
  opened.services.fetch = (...request) =>
    answers ? fetch(...request) : Promise.reject(new TypeError('Failed to fetch'));
  opened.services.jump(asleepMs);
  act(() => void app?.store.dispatch(api.util.invalidateTags(['User', 'Tasks'])));
  await passRetries(opened.services);
  const card = async (name: string) => screen.findByRole('article', { name });
  return { ...opened, card, answer: () => (answers = true) };
}

const drawn = (count: number) =>
  midwayTasks.map((task) => (task.taskType === 'lottery' ? { ...task, count, maxCount: 10 } : task));

it('a morning half that was used up is open again at 11:00, also for a phone that slept until then (TIME-3)', async () => {
  const { card, simulator } = await wakeAfter(61 * minuteMs, drawn(5));
  await userEvent.click(within(await card('Lucky draw')).getByRole('button'));
  await waitFor(() => expect(simulator.log.map(({ name }) => name)).toContain('showLotteryWindow'));
});

it('without the sleep the morning half still rests, so the test above is about the clock', async () => {
  const { card } = await wakeAfter(0, drawn(5));
  expect((await card('Lucky draw')).textContent).toContain('12.00');
  // What the test below looks for in vain.
  expect((await card('Lucky draw')).textContent).toContain('5/10');
});

it('yesterday’s amounts say so, and yesterday’s counts are gone, where nothing newer arrives (TIME-4, TASK-25)', async () => {
  const { card } = await wakeAfter(18 * hourMs, drawn(5));
  await screen.findByText('Your data is from 15 Jan · 10.20.');
  expect(screen.getAllByText('Rp 12.400').length).toBeGreaterThan(0);
  expect((await card('Lucky draw')).textContent).not.toContain('5/10');
  await userEvent.click(within(await card('Lucky draw')).getByRole('button'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a browser that says offline while everything is answered is not believed (ENTRY-18)', async () => {
  const { services } = renderScreen('/home', { getNormalTasks: midwayTasks }, { online: () => false });
  await passTime(services, 5000);
  expect(screen.queryByText(/offline/i)).toBeNull();
});

it('a browser that says online while everything fails blames nobody’s phone (ENTRY-18, DIALOG-5)', async () => {
  const { services } = renderScreen('/home', {
    getUserInfo: trouble('offline'),
    getNormalTasks: trouble('offline'),
    getRank: trouble('offline'),
  });
  await passRetries(services);
  expect(await screen.findByText('Could not refresh your data.')).toBeTruthy();
  expect(screen.queryByText(/offline/i)).toBeNull();
});
