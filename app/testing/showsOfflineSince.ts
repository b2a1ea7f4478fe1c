import { expect, waitFor, within } from 'storybook/test';
import { translateIn } from '#storybook/i18n';

/** Play function: the page says that the phone is offline, and since when what it shows is known (MONEY-9). */
export async function showsOfflineSince(play: {
  canvasElement: HTMLElement;
  globals: Record<string, unknown>;
}): Promise<void> {
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
