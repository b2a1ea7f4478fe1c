import { rulesClosing } from '@tally/contract/fixtures/marketRules';
import { ranks } from '@tally/contract/fixtures/rank';
import { finishedTasks, freshTasks, midwayTasks } from '@tally/contract/fixtures/task';
import { activeUsers, guestUser } from '@tally/contract/fixtures/user';
import { revealMs } from '@tally/contract/limits/home';
import { inviteReward } from '@tally/contract/limits/team';
import { localeMarket } from '@tally/contract/market/codes';
import { taskTypes } from '@tally/contract/tasks/task';
import { allTexts } from '@tally/locales/all';
import { formatMoney } from '@tally/locales/format';
import { localeCodes } from '@tally/locales/tags';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Replies } from '../../testing/fakeServer';
import { renderScreen } from '../../testing/renderScreen';
import '../Income/IncomeScreen';
import '../Tips/TipsScreen';
import '../Withdraw/WithdrawScreen';

/** Home, in English, of somebody in Indonesia who is logged in; `token` '': of a guest. */
async function openHome(replies: Replies = {}, token?: string) {
  const opened = renderScreen(
    '/home',
    { getNormalTasks: freshTasks, ...replies },
    { scenario: { windows: { checkin: 'never', lottery: 'never' } }, ...(token !== undefined && { token }) },
  );
  await within(await screen.findByRole('article', { name: 'Daily check-in' })).findByText(/\/1/);
  const called = () => opened.simulator.log.map((entry) => 'name' in entry && entry.name);
  return { ...opened, called };
}

it('the daily tasks each have their count of the day’s maximum and what they bring, in coins and cash (HOME-7, TASK-1)', async () => {
  const tasks = midwayTasks.map((task) => (task.taskType === 'videoad' ? { ...task, cashReward: 50 } : task));
  await openHome({ getNormalTasks: tasks });
  const cards = within(screen.getByRole('region', { name: /^Daily tasks/ })).getAllByRole('article');
  const [checkIn, ...others] = cards.map((card) => card.textContent.replaceAll('\u00a0', ' '));
  // What is used up shows its count alone.
  expect(checkIn).toContain('1/1');
  expect(others).toEqual([
    expect.stringMatching(/^Lucky draw.*Up to 4\.000 coins.*7\/10/),
    expect.stringMatching(/^Watch a video.*Up to Rp 50 \+ 8\.000 coins.*4\/20/),
    expect.stringMatching(/^Word game.*Up to 2\.000 coins.*12\/30/),
    expect.stringMatching(/^Quiz.*30\/30/),
  ]);
  expect(cards).toHaveLength(taskTypes.length);
});

it.each<[string, Replies, boolean]>([
  ['of last week', { getRank: ranks.id }, false],
  ['that is made up', {}, true],
])('a notice %s says whether it is an example (HOME-2)', async (_, replies, isExample) => {
  await openHome(replies);
  const told = () => screen.getByRole('group', { name: 'Withdrawal notices' }).textContent;
  await waitFor(() => expect([/withdrew/, /Example: /].map((word) => word.test(told()))).toEqual([true, isExample]));
});

it('a link opens the event rules (HOME-11, ROUTE-10)', async () => {
  const { services } = await openHome();
  act(() => services.advance(revealMs.lucky));
  const link = await screen.findByRole('link', { name: 'Event rules' });
  expect(link.getAttribute('href')).toBe('/tips/rules');
  await userEvent.click(link);
  expect(await screen.findByRole('heading', { level: 1, name: 'Event rules' })).toBeTruthy();
});

it('the coins and the cash are one button, which leads to the records (HOME-4)', async () => {
  await openHome();
  const shown = await screen.findByRole('button', { name: /^My cash/ });
  expect(shown.textContent.replaceAll('\u00a0', ' ')).toMatch(/Rp 12\.400.*18\.450/);
  await userEvent.click(shown);
  expect(await screen.findByRole('tab', { name: 'Coins' })).toBeTruthy();
});

it('a guest has a bar behind everything else that logs in (HOME-12)', async () => {
  const { called } = await openHome({ getUserInfo: guestUser }, '');
  const bar = screen.getByRole('complementary', { name: 'Log in to start earning' });
  const last = screen.getByRole('link', { name: 'Event rules' });
  expect(last.compareDocumentPosition(bar) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await userEvent.click(within(bar).getByRole('button', { name: 'Log in' }));
  expect(called()).toContain('loginGoogle');
});

it('people who are logged in do not see the login bar (HOME-12)', async () => {
  await openHome();
  expect(screen.queryByRole('button', { name: 'Log in' })).toBeNull();
});

/** All but the draw is done. */
const drawLeft = finishedTasks.map((task) => (task.taskType === 'lottery' ? { ...task, count: 0 } : task));

it.each([
  ['All done for today!', finishedTasks],
  ['All done, except what’s paused', drawLeft],
])('a finished day is titled "%s" and puts its tasks away again (TASK-28, RULES-4)', async (title, getNormalTasks) => {
  const { services } = renderScreen('/home', { getNormalTasks, getMarketRules: rulesClosing('id', 'lottery') });
  const found = await waitFor(() => {
    services.advance(1000);
    return screen.getByRole('region', { name: title });
  });
  const day = within(found);
  await userEvent.click(day.getByRole('button', { name: 'See the 5 tasks' }));
  await userEvent.click(day.getByRole('button', { name: 'Hide tasks' }));
  expect(day.queryByRole('article')).toBeNull();
});

describe('the close icon opens the exit dialog (HOME-14)', () => {
  const leave = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Leave this page' }));
    return within(await screen.findByRole('dialog', { name: 'Leave for now?' }));
  };
  const withdrawn = { ...activeUsers.id, withdrawn: true };

  it.each<[string, string, Replies, string]>([
    ['Log in', 'loginGoogle', { getUserInfo: guestUser }, ''],
    ['Check in', 'showCheckInWindow', { getUserInfo: withdrawn }, 't'.repeat(60)],
    ['Draw', 'showLotteryWindow', { getUserInfo: withdrawn, getNormalTasks: drawLeft }, 't'.repeat(60)],
  ])('confirming the exit dialog does what it offers: "%s" calls %s (HOME-21)', async (offer, call, replies, token) => {
    const { called, services } = await openHome(replies, token);
    await userEvent.click((await leave()).getByRole('button', { name: offer }));
    await waitFor(() => expect(called()).toContain(call));
    expect(services.navigated).toEqual([]);
  });

  it('confirming the exit dialog stays when there is nothing to offer (HOME-21)', async () => {
    const { services } = await openHome({ getUserInfo: withdrawn, getNormalTasks: midwayTasks });
    await userEvent.click((await leave()).getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(services.navigated).toEqual([]);
  });

  it('cancelling the exit dialog closes home, by a button as large as the other one (HOME-21)', async () => {
    const { services } = await openHome({ getUserInfo: withdrawn });
    const dialog = await leave();
    const buttons = dialog.getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Check in', 'Leave']);
    const [other, leaving] = buttons.map((button) => {
      const { height, minHeight, padding, flex, font } = getComputedStyle(button);
      return { height, minHeight, padding, flex, font, size: button.dataset['size'], block: button.dataset['block'] };
    });
    expect(leaving).toEqual(other);
    await userEvent.click(dialog.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(services.navigated).toEqual(['app://close/home']));
  });

  it('closing the exit dialog leaves no dialog behind', async () => {
    const { services } = await openHome({ getUserInfo: withdrawn });
    await leave();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(services.navigated).toEqual([]);
  });
});

it.each(localeCodes)('%s: the team card names what a friend brings in its market (HOME-9)', (locale) => {
  const market = localeMarket[locale];
  expect(allTexts[locale]['home.team_banner_title']).toContain(formatMoney(inviteReward[market], market));
});
