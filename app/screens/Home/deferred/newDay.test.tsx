import { freshTasks } from '@tally/contract/fixtures/task';
import { revealMs } from '@tally/contract/limits/home';
import { minuteMs } from '@tally/contract/limits/time';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { passTime } from '../../../testing/passTime';
import { renderScreen } from '../../../testing/renderScreen';

/** The longest delay after the hour, see quotaHoursListener. */
const tenSecondsMs = 10_000;
/** A time in Jakarta, UTC+7, one minute before the next hour. */
const at = (hour: number) => Date.UTC(2026, 0, 15, hour - 7, 59);
const newDayToast = () => screen.queryByText('A new day has started. Your tasks are being reset.');

it.each([
  ['a new day has begun', 23, 1],
  ['nothing of a new day at 11:00, when the rest of the quota opens', 10, 0],
])('home that stays open fetches the counts anew and says %s (TASK-25)', async (_, hour, toasts) => {
  const { services, requests } = renderScreen('/home', { getNormalTasks: freshTasks }, { serverTime: at(hour) });
  await screen.findByRole('article', { name: 'Daily check-in' });
  const requestCount = () => requests.filter(({ url }) => url.includes('/task/normal-task')).length;
  await waitFor(() => expect(requestCount()).toBe(1));
  // Delays of home's deferred part begin when its code is loaded.
  const pass = (ms: number) => passTime(services, ms);
  await pass(revealMs.lucky);
  await screen.findByRole('region', { name: 'Lucky tasks' });
  await pass(minuteMs + tenSecondsMs);
  await waitFor(() => expect(requestCount()).toBe(2));
  expect(newDayToast() ? 1 : 0).toBe(toasts);
});
