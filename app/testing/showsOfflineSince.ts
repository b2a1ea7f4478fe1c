import { QueryStatus } from '@reduxjs/toolkit/query';
import { expect, waitFor, within } from 'storybook/test';
import { translateIn } from '#storybook/i18n';
import { scene } from './screenStory';

/** The story's phone loses its network, once everything has been loaded. */
export async function goOffline(): Promise<void> {
  const { app, services } = scene();
  const pending = () =>
    Object.values(app.store.getState().api.queries).filter((query) => query?.status === QueryStatus.pending);
  await waitFor(() => expect(pending()).toEqual([]));
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
  const said = (text: string) => text.startsWith(words) && /\d\d:\d\d/.test(text);
  // Home stays mounted but hidden, and contains the same message.
  const shown = () =>
    within(play.canvasElement)
      .queryAllByText(said)
      .find((node) => !node.closest('[hidden]'));
  await waitFor(() => expect(shown()).toBeVisible());
}
