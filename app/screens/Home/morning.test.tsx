import { coinReward, freshTasks } from '@tally/contract/fixtures/task';
import { morningUsers } from '@tally/contract/fixtures/user';
import { exampleNow } from '@tally/contract/fixtures/picture';
import { dayMs } from '@tally/contract/limits/time';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../../testing/memoryStorage';
import { openHome, type Opening } from '../../testing/pages/homeNews';
import { passTime } from '../../testing/passTime';

const morningText = 'This morning 14.100 coins became Rp 2.820';

describe('the morning (DAY-1)', () => {
  const open = (more: Opening = {}) =>
    openHome({ user: morningUsers.id, replies: { getNormalTasks: freshTasks }, ...more });

  it('is told at the first opening, also when cash was withdrawn since, and not at the next one', async () => {
    const storage = memoryStorage();
    await open({ storage, user: { ...morningUsers.id, cash: 10, withdrawn: true } });
    expect(screen.getByText(morningText)).toBeTruthy();
    cleanup();
    await open({ storage });
    expect(screen.queryByText(morningText)).toBeNull();
  });

  it('is told to each person who takes turns on a phone, once', async () => {
    const storage = memoryStorage();
    for (const [token, times] of [
      ['token-of-the-first-person', 1],
      ['token-of-the-second-person', 1],
      ['token-of-the-first-person', 0],
    ] as const) {
      await open({ storage, token });
      expect(screen.queryAllByText(morningText)).toHaveLength(times);
      cleanup();
    }
  });

  it('gives way to the coins as soon as some are earned', async () => {
    const { services } = await open({ replies: { getNormalTasks: freshTasks, postCheckin: coinReward } });
    const card = await screen.findByRole('article', { name: 'Daily check-in' });
    await userEvent.click(within(card).getByRole('button'));
    await passTime(services, 3000);
    await waitFor(() => expect(screen.queryByText(morningText)).toBeNull());
  });

  it.each([
    ['of an earlier day', {}, exampleNow + dayMs],
    ['of nothing', { morning: { day: 20_261_118, coins: 0, cash: 0 } }, exampleNow],
    ['that no backend tells', { morning: undefined }, exampleNow],
  ])('there is none %s', async (_, more, at) => {
    await open({ user: { ...morningUsers.id, ...more }, at });
    expect(screen.queryByText(/^This morning/)).toBeNull();
  });
});
