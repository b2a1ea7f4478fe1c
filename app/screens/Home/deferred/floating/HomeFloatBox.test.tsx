import { freshTasks } from '@tally/contract/fixtures/task';
import { activeUsers } from '@tally/contract/fixtures/user';
import { revealMs } from '@tally/contract/limits/home';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { passTime } from '../../../../testing/passTime';
import { renderScreen } from '../../../../testing/renderScreen';

/** What is watched, and how the page is told whether it is in view. */
let watched: { node: Element; tell: (isIntersecting: boolean) => void }[] = [];
beforeEach(() => {
  watched = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly told: IntersectionObserverCallback) {}
      observe(node: Element) {
        const tell = (isIntersecting: boolean) =>
          act(() => this.told([{ isIntersecting } as IntersectionObserverEntry], this as never));
        watched.push({ node, tell });
      }
      disconnect() {
        watched = watched.filter(({ node }) => node.isConnected);
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const bar = () => screen.queryByRole('complementary', { name: 'More to earn' });

it('the offered task floats, with what it is worth, while its own button is out of view (HOME-19, HOME-23)', async () => {
  const { services, simulator } = renderScreen(
    '/home',
    { getNormalTasks: freshTasks, getUserInfo: activeUsers.id, getPlaceInfo: [] },
    { scenario: { windows: { checkin: 'never' } } },
  );
  await screen.findByRole('article', { name: 'Daily check-in' });
  await passTime(services, revealMs.floatBox);
  await waitFor(() => expect(watched.length).toBeGreaterThan(0));
  const { node, tell } = watched.at(-1) as (typeof watched)[number];
  expect(node.textContent).toContain('Daily check-in');
  expect(bar()).toBeNull();
  tell(false);
  const floating = within(bar() as HTMLElement);
  floating.getByText('Daily check-in');
  floating.getByText(/^≈.Rp.200$/);
  tell(true);
  expect(bar()).toBeNull();
  tell(false);
  await userEvent.click(within(bar() as HTMLElement).getByRole('button', { name: 'Check in Daily check-in' }));
  await waitFor(() => expect(simulator.log.map(({ name }) => name)).toContain('showCheckInWindow'));
});
