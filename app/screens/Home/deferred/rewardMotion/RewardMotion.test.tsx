import { coinReward, finishedTasks, freshTasks } from '@tally/contract/fixtures/task';
import { activeUsers } from '@tally/contract/fixtures/user';
import type { NormalTask } from '@tally/contract/tasks/task';
import { preferReducedMotion, reducedAnimation } from '@tally/ui/testing/reducedMotion';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { renderScreen } from '../../../../testing/renderScreen';
import { rewardPath } from './rewardPath';

afterEach(() => vi.restoreAllMocks());

/** An element at a position of the screen, 20 px in size. */
function at(left: number, top: number): Element {
  const node = document.createElement('i');
  node.getBoundingClientRect = () => new DOMRect(left, top, 20, 20);
  return node;
}

describe('the way of the coins (EARN-2)', () => {
  it('the way of the coins leads from the middle of what was pressed to the middle of the coins; the amount stands to the right of their number', () => {
    expect(rewardPath(at(40, 260), at(80, 260), at(300, 500))).toEqual({
      to: { x: 50, y: 270 },
      beside: { x: 108, y: 270 },
      from: { x: 310, y: 510 },
    });
  });
  it('the amount leaves room for a number that gets a digit more', () => {
    const besides = [false, true].map((grows) => rewardPath(at(40, 260), at(80, 260), null, grows)?.beside.x);
    expect(besides).toEqual([108, 120]);
  });
  it('the way of the coins begins at the toast where what was pressed is out of view, or gone', () => {
    const toast = { x: innerWidth / 2, y: innerHeight * 0.75 };
    expect(rewardPath(at(40, 260), at(80, 260), at(300, innerHeight + 1))?.from).toEqual(toast);
    expect(rewardPath(at(40, 260), at(80, 260), null)?.from).toEqual(toast);
  });
  it.each([
    ['above the screen', at(40, -30)],
    ['below it', at(40, innerHeight - 10)],
    ['not there', null],
  ])('coins have no way to go where they are %s', (_, coins) => {
    expect(rewardPath(coins, null, at(300, 500))).toBeUndefined();
  });
});

/** Home after a check-in of 1000 coins. */
async function checkIn(tasks: NormalTask[] = freshTasks, user = activeUsers.id) {
  const opened = renderScreen('/home', { getNormalTasks: tasks, getUserInfo: user, postCheckin: coinReward });
  const card = await screen.findByRole('article', { name: 'Daily check-in' });
  await within(card).findByText('0/1');
  opened.services.advance(1000);
  await userEvent.click(within(card).getByRole('button'));
  opened.services.advance(100);
  await screen.findByRole('status');
  const coins = () => document.querySelector('[data-coins] > span')?.textContent;
  return { ...opened, coins };
}

describe('a reward at home', () => {
  it('a reward at home has the coins counted to the true number by their own clock (EARN-3)', async () => {
    const { services, coins } = await checkIn();
    expect(coins()).toBe('18.450');
    services.advance(700);
    await waitFor(() => expect(coins()).toBe('19.450'));
    services.advance(3000);
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
    expect(document.querySelector('[data-coins]')?.textContent).toBe('19.450');
  });

  it('a reward at home sends its coins to the balance while that is in view, once (EARN-2)', async () => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(40, 260, 26, 26));
    const { services } = await checkIn();
    const flying = () => document.querySelectorAll('[style*="--after"]').length;
    expect(flying()).toBe(5);
    expect(document.querySelector('[style*="--after"]')?.parentElement?.textContent).toBe('+1.000');
    services.advance(3000);
    await waitFor(() => expect(flying()).toBe(0));
  });

  it('a reward at home sends none where the balance is out of view (EARN-2)', async () => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(40, -260, 26, 26));
    await checkIn();
    expect(document.querySelectorAll('[style*="--after"]')).toHaveLength(0);
  });
});

/** Records what the Web Animations API, which jsdom lacks, is asked to animate; `cancelled` counts what was undone. */
function recordAnimations() {
  const animated: { node: Element; keyframes: unknown; ms: number }[] = [];
  const cancelled = vi.fn();
  Element.prototype.animate = function (this: Element, keyframes, options) {
    animated.push({ node: this, keyframes, ms: typeof options === 'number' ? options : Number(options?.duration) });
    return { cancel: cancelled } as unknown as Animation;
  };
  onTestFinished(() => {
    Reflect.deleteProperty(Element.prototype, 'animate');
  });
  return { animated, cancelled };
}

describe('under reduced motion', () => {
  it('nothing flies and the numbers change at once; they, a fresh stamp and what they add to the goal fade in within 120 ms (EARN-4)', async () => {
    preferReducedMotion();
    const { animated } = recordAnimations();
    const { coins } = await checkIn(freshTasks, { ...activeUsers.id, cash: 400, coin: 450 });
    expect(coins()).toBe('1.450');
    const stamp = within(screen.getByRole('article', { name: 'Daily check-in' })).getByRole('button');
    const nodes = animated.map(({ node }) => node);
    expect(reducedAnimation(stamp)).toMatch(/ 120ms$/);
    expect(nodes).toContain(document.querySelector('[data-coins] > span'));
    expect(nodes).toContain(document.querySelector('[style*="--part"]'));
    for (const { keyframes, ms } of animated)
      expect({ keyframes, ms }).toEqual({ keyframes: { opacity: [0, 1] }, ms: 120 });
  });

  it('a reward shows its amount and no coins under reduced motion (EARN-4)', async () => {
    preferReducedMotion();
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(40, 260, 26, 26));
    await checkIn();
    const coins = () => [...document.querySelectorAll('[style*="--after"]')];
    await waitFor(() => expect(coins()).toHaveLength(5));
    for (const coin of coins()) {
      expect(getComputedStyle(coin).opacity).toBe('0');
      expect(reducedAnimation(coin)).not.toMatch(/ms/);
    }
    expect(coins()[0]?.parentElement?.textContent).toBe('+1.000');
  });

  it('without reduced motion nothing fades in, because stamp and numbers have their own motion', async () => {
    const { animated } = recordAnimations();
    const { services, coins } = await checkIn();
    services.advance(700);
    await waitFor(() => expect(coins()).toBe('19.450'));
    expect(animated).toEqual([]);
  });
});

describe('the end of the day (TASK-28)', () => {
  const lastOpen = finishedTasks.map((task) => (task.taskType === 'checkin' ? { ...task, count: 0 } : task));
  const tasks = () => screen.getByRole('heading', { name: 'Daily tasks' }).closest('section');

  it('the rows fade out in the last 140 ms of the reward and do not delay the ticket', async () => {
    const { animated, cancelled } = recordAnimations();
    const { services } = await checkIn(lastOpen);
    services.advance(2800);
    expect(animated).toEqual([]);
    services.advance(60);
    expect(animated).toEqual([{ node: tasks(), keyframes: { opacity: [1, 0] }, ms: 140 }]);
    services.advance(140);
    await screen.findByRole('heading', { name: /done for today/i });
    expect(cancelled).toHaveBeenCalledOnce();
  });

  it('no row fades while a task can still be done', async () => {
    const { animated } = recordAnimations();
    const { services } = await checkIn();
    services.advance(3000);
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
    expect(animated).toEqual([]);
    expect(tasks()).not.toBeNull();
  });

  it('nothing fades out under reduced motion', async () => {
    preferReducedMotion();
    const { animated } = recordAnimations();
    const { services } = await checkIn(lastOpen);
    services.advance(3000);
    await screen.findByRole('heading', { name: /done for today/i });
    expect(animated.filter(({ ms }) => ms === 140)).toEqual([]);
  });
});
