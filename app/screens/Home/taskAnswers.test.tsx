import { finishedTasks, freshTasks } from '@tally/contract/fixtures/task';
import { lotteryCooldownMs } from '@tally/contract/limits/task';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { memoryStorage } from '../../testing/memoryStorage';
import { renderScreen } from '../../testing/renderScreen';

const button = async (task: string) => within(await screen.findByRole('article', { name: task })).getByRole('button');

it("a press during the draw's pause is answered with a toast, and opens nothing; after it the draw opens (TASK-10)", async () => {
  const { services, simulator } = renderScreen(
    '/home',
    { getNormalTasks: freshTasks },
    {
      storage: memoryStorage({ lotteryTime: String(Date.UTC(2026, 0, 15, 5)) }),
      scenario: { windows: { lottery: 'never' } },
    },
  );
  const windows = () => simulator.log.filter(({ name }) => name === 'showLotteryWindow').length;
  await within(await screen.findByRole('article', { name: 'Lucky draw' })).findByRole('timer');
  await userEvent.click(await button('Lucky draw'));
  expect(await screen.findByText('Please try again in a few seconds')).toBeTruthy();
  expect(windows()).toBe(0);
  act(() => services.advance(lotteryCooldownMs.id));
  await userEvent.click(await button('Lucky draw'));
  await waitFor(() => expect(windows()).toBe(1));
});

it('each task that is used up has a dialog, which calls the day done and presses nobody (TASK-23)', async () => {
  const { services } = renderScreen('/home', { getNormalTasks: finishedTasks });
  const day = await waitFor(() => {
    services.advance(1000);
    return screen.getByRole('button', { name: 'See the 5 tasks' });
  });
  await userEvent.click(day);
  for (const [task, said] of [
    ['Daily check-in', 'You have checked in today. Come back tomorrow!'],
    ['Lucky draw', 'You have used all draws for today. Come back tomorrow!'],
    ['Watch a video', 'You have watched all videos for today. Come back tomorrow!'],
    ['Word game', 'You have played all word games for today. Come back tomorrow!'],
    ['Quiz', 'You have played all quizzes for today. Come back tomorrow!'],
  ] as const) {
    await userEvent.click(await button(task));
    const shown = await screen.findByRole('dialog', { name: 'Done for today' });
    expect(shown.textContent).toContain(said);
    const dialog = within(shown);
    expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['OK']);
    await userEvent.click(dialog.getByRole('button'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
});
