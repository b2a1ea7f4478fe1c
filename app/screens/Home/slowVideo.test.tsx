import { freshTasks } from '@tally/contract/fixtures/task';
import type { NetworkType } from '@tally/contract/host/host';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { passTime } from '../../testing/passTime';
import { renderScreen } from '../../testing/renderScreen';

/**
 * Home of a person who has read the note before the first video. `slow`: whether home's deferred part, which contains
 * the dialog about the slow network, can be loaded.
 */
async function openHome(network: NetworkType, slow = true) {
  const { simulator, services } = renderScreen(
    '/home',
    { getNormalTasks: freshTasks },
    {
      scenario: { network, windows: { videoad: 'never' } },
      onReady: ({ context }) => {
        context.services.storage.set('doneVideoad', '1');
        if (!slow) context.deferredChunk = () => new Promise(() => undefined);
      },
    },
  );
  const card = within(await screen.findByRole('article', { name: 'Watch a video' }));
  await card.findByText(/^0\//);
  const pass = (ms: number) => passTime(services, ms);
  const videos = () => simulator.log.filter((entry) => 'name' in entry && entry.name === 'showVideoAdWindow').length;
  const answer = async (button: string) => {
    const dialog = await screen.findByRole('dialog', { name: 'Slow connection' });
    await userEvent.click(within(dialog).getByRole('button', { name: button }));
  };
  return { pass, videos, answer, tap: () => userEvent.click(card.getByRole('button')) };
}

it('on 2G people are warned once a visit that the video may take long: "Later" opens nothing, "Watch anyway" opens it', async () => {
  const { tap, answer, videos, pass } = await openHome('2g');
  await tap();
  await answer('Later');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(videos()).toBe(0);
  await tap();
  await answer('Watch anyway');
  await waitFor(() => expect(videos()).toBe(1));
  await pass(5000);
  await tap();
  await waitFor(() => expect(videos()).toBe(2));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it.each(['wifi', '3g', 'unknown'] as const)('%s: opens the video at once', async (network) => {
  const { tap, videos } = await openHome(network);
  await tap();
  await waitFor(() => expect(videos()).toBe(1));
});

it('on 2G the video opens at once when the warning has not been loaded yet', async () => {
  const { tap, videos } = await openHome('2g', false);
  await tap();
  await waitFor(() => expect(videos()).toBe(1));
});
