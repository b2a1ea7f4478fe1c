import { QueryStatus } from '@reduxjs/toolkit/query';
import { expect, waitFor, within } from 'storybook/test';
import { translateIn } from '#storybook/texts/i18n';
import { waitUntilIdle } from '#storybook/visualTest';
import { isSceneUp, scene } from './screenStory';

/** States of the requests of the screen that is up; none before there is one. */
const statuses = () =>
  isSceneUp() ? Object.values(scene().app.store.getState().api.queries).map((query) => query?.status) : [];

/** The story's phone loses its network, once everything has been loaded. */
export async function goOffline(): Promise<void> {
  // Before the screen has asked for its data there is nothing to wait for yet.
  await waitFor(() => expect(statuses()).toContain(QueryStatus.fulfilled));
  // One response may lead to the next request, and so does code that arrives. What is tried again later by the story's
  // clock, which stands still, is not waited for.
  await waitUntilIdle();
  const { services } = scene();
  services.online = () => false;
  dispatchEvent(new Event('offline'));
}

/** Play function: the phone goes offline; the page says so, and since when what it shows is known (MONEY-9). */
export async function showsOfflineSince(play: {
  canvasElement: HTMLElement;
  globals: Record<string, unknown>;
}): Promise<void> {
  await goOffline();
  const t = translateIn(play.globals['locale']);
  const [words = ''] = t('network.offline_since', { time: '#' }).split('#');
  const said = (text: string) => text.startsWith(words) && /\d/.test(text);
  // Home stays mounted but hidden, and contains the same message.
  const shown = () =>
    within(play.canvasElement)
      .queryAllByText(said)
      .find((node) => !node.closest('[hidden]'));
  await waitFor(() => expect(shown()).toBeVisible());
}
