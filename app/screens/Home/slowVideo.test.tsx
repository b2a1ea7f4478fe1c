import { freshTasks } from '@tally/contract/fixtures/task';
import type { NetworkType } from '@tally/contract/host/host';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { passTime } from '../../testing/passTime';
import { renderScreen } from '../../testing/renderScreen';

/**
 * Home of a person. `slow`: whether home's deferred part, which contains the dialog about the slow network, can be
 * loaded. `noteRead`: whether they have read the note before the first video.
 */
async function openHome(network: NetworkType, slow = true, noteRead = true) {
  const { simulator, services } = renderScreen(
    '/home',
    { getNormalTasks: freshTasks },
    {
      scenario: { network, windows: { videoad: 'never' } },
      onReady: ({ context }) => {
        if (noteRead) context.services.storage.set('doneVideoad', '1');
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
  return { pass, services, videos, answer, tap: () => userEvent.click(card.getByRole('button')) };
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

it('a note is read before the first video, once, and asks nobody to tap advertisements (TASK-13)', async () => {
  const { tap, videos, pass, services } = await openHome('wifi', true, false);
  const note = () => screen.findByRole('dialog', { name: 'Before you watch' });
  await tap();
  await userEvent.click(within(await note()).getByRole('button', { name: 'Later' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([videos(), services.storage.get('doneVideoad')]).toEqual([0, undefined]);
  await tap();
  expect((await note()).textContent).not.toMatch(/\b(ad|ads|advert\w*|tap|click)\b/i);
  await userEvent.click(within(await note()).getByRole('button', { name: 'Watch' }));
  await waitFor(() => expect(videos()).toBe(1));
  await pass(5000);
  await tap();
  await waitFor(() => expect(videos()).toBe(2));
  expect(screen.queryByRole('dialog')).toBeNull();
});
