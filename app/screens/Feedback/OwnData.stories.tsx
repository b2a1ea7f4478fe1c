import type { Meta, StoryObj } from '@storybook/react-vite';
import { noFeedback } from '@tally/contract/fixtures/feedback';
import { nextFileAt, ownDataReplies } from '@tally/contract/fixtures/ownData';
import { activeUsers } from '@tally/contract/fixtures/user';
import { minuteMs } from '@tally/contract/limits/time';
import { expect, userEvent, within } from 'storybook/test';
import { translateIn } from '#storybook/texts/i18n';
import { tokenHash } from '../../bridge/tokenHash';
import { storeRequestedFile } from '../../features/ownData/requestedFile';
import { trouble, type Replies } from '#testing/fakeServer';
import { scene, screenStory, type SceneArgs } from '#testing/screenStory';

const withDownload =
  (postOwnData: NonNullable<Replies['postOwnData']>): SceneArgs['replies'] =>
  (market) => ({
    getUserInfo: activeUsers[market],
    getNormalTasks: [],
    getRank: [],
    getAdConfigs: [],
    getFeedback: noFeedback,
    postOwnData,
  });

/** The download of a person's own data, at the end of the help page (OWN-1); as it begins it is on all its pictures. */
const meta = {
  title: 'Screens/Own data',
  id: 'screens-own-data',
  render: screenStory,
  parameters: { layout: 'fullscreen', picture: { frames: ['page'] } },
  args: { path: '/feedback', token: true, replies: withDownload(ownDataReplies.csv) },
} satisfies Meta<SceneArgs>;
export default meta;
type Story = StoryObj<SceneArgs>;

/** Asks for the file in the kind that is chosen already. */
const download = async (canvasElement: HTMLElement, locale: unknown) => {
  const t = translateIn(locale);
  const part = within(await within(canvasElement).findByRole('region', { name: t('own.title') }));
  await userEvent.click(part.getByRole('button', { name: t('own.get') }));
  return part;
};

export const Preparing: Story = {
  parameters: { picture: { languages: 'first' } },
  args: { replies: withDownload(trouble('never')) },
  play: async ({ canvasElement, globals }) => {
    const t = translateIn(globals['locale']);
    const part = await download(canvasElement, globals['locale']);
    await expect(part.getByRole('radio', { name: t('own.format_csv') })).toBeDisabled();
  },
};
/** Saved where the phone app saves files; elsewhere it can be copied as text (OWN-5). */
export const Ready: Story = {
  play: async ({ canvasElement, globals }) => {
    const t = translateIn(globals['locale']);
    const part = await download(canvasElement, globals['locale']);
    await expect(await part.findByRole('button', { name: t('common.copy') })).toBeVisible();
    await expect(part.getByRole('status')).toHaveTextContent(t('own.ready'));
  },
};
/** The button says briefly that the file was copied, and can then be pressed again. */
export const Copied: Story = {
  tags: ['no-visual'],
  play: async ({ canvasElement, globals }) => {
    const t = translateIn(globals['locale']);
    const part = await download(canvasElement, globals['locale']);
    await userEvent.click(await part.findByRole('button', { name: t('common.copy') }));
    await expect(await part.findByRole('button', { name: t('common.copied') })).toBeVisible();
    scene().services.advance(2000);
    await expect(await part.findByRole('button', { name: t('common.copy') })).toBeVisible();
  },
};
/** Left before the file was saved, and opened again: it can be had once more, in the kind that was chosen (OWN-2). */
export const LeftBefore: Story = {
  parameters: { picture: { languages: 'first' } },
  args: {
    onReady: ({ context }, { services }) => {
      const user = tokenHash(context.vault.get() ?? '');
      const at = services.now() - 20 * minuteMs;
      storeRequestedFile(services.storage, { request: 'left-before-it-was-saved', format: 'csv', user, at });
    },
  },
  play: async ({ canvasElement, globals }) => {
    const t = translateIn(globals['locale']);
    const part = within(await within(canvasElement).findByRole('region', { name: t('own.title') }));
    await part.findByText((text) => text.startsWith(t('own.again', { time: '|' }).split('|')[0] ?? ''));
    await expect(part.getByRole('radio', { name: t('own.format_csv') })).toBeChecked();
  },
};
/** The file of the day has been made; the next one is promised by the market's clock (OWN-2). */
export const OnceADay: Story = {
  args: {
    replies: (market, locale) =>
      withDownload({ ...ownDataReplies.onceADay, nextAt: nextFileAt[market] })(market, locale),
  },
  play: async ({ canvasElement, globals }) => {
    const t = translateIn(globals['locale']);
    const part = await download(canvasElement, globals['locale']);
    await part.findByText((text) => text.startsWith(t('own.used', { time: '|' }).split('|')[0] ?? ''));
    await expect(part.queryByRole('button')).toBeNull();
  },
};
/** Nothing came: the chosen kind stays, and the same request is sent again (OWN-2, OWN-5). */
export const NotMade: Story = {
  args: { replies: withDownload(trouble({ code: 500 })) },
  play: async ({ canvasElement, globals }) => {
    const t = translateIn(globals['locale']);
    const part = await download(canvasElement, globals['locale']);
    await part.findByText(t('notfound.server'));
    await expect(part.getByRole('radio', { name: t('own.format_csv') })).toBeChecked();
    await expect(part.getByRole('button', { name: t('own.get') })).toBeEnabled();
  },
};
