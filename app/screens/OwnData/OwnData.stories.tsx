import type { Meta, StoryObj } from '@storybook/react-vite';
import { nextFileAt, ownDataReplies } from '@tally/contract/fixtures/ownData';
import { activeUsers, guestUser } from '@tally/contract/fixtures/user';
import { minuteMs } from '@tally/contract/limits/time';
import { expect, userEvent, within } from 'storybook/test';
import { translateIn } from '#storybook/texts/i18n';
import { tokenHash } from '../../bridge/tokenHash';
import { storeRequestedFile } from '../../features/ownData/requestedFile';
import { trouble, type Replies } from '#testing/fakeServer';
import { goOffline } from '#testing/showsOfflineSince';
import { scene, screenStory, type SceneArgs } from '#testing/screenStory';

const withDownload =
  (postOwnData: NonNullable<Replies['postOwnData']>): SceneArgs['replies'] =>
  (market) => ({
    getUserInfo: activeUsers[market],
    getNormalTasks: [],
    getRank: [],
    getAdConfigs: [],
    postOwnData,
  });

/** The page on which a person downloads what is kept about them (OWN-1). */
const meta = {
  title: 'Screens/Own data',
  id: 'screens-own-data',
  render: screenStory,
  parameters: { layout: 'fullscreen' },
  args: { path: '/mydata', token: true, replies: withDownload(ownDataReplies.csv) },
} satisfies Meta<SceneArgs>;
export default meta;
type Story = StoryObj<SceneArgs>;

/** Asks for the file in the kind that is chosen already. */
const download = async (canvasElement: HTMLElement, locale: unknown) => {
  const t = translateIn(locale);
  const page = within(canvasElement);
  await userEvent.click(await page.findByRole('button', { name: t('own.get') }));
  return page;
};

/** As it begins. */
export const Empty: Story = { parameters: { rules: ['ROUTE-26', 'OWN-1'] } };
/** While it is not known who is there. */
export const Loading: Story = {
  parameters: { picture: { languages: 'first' } },
  args: { replies: () => ({ getUserInfo: trouble('never') }) },
};
/** No network from the start: it is not known who is there. */
export const OfflineFromStart: Story = { parameters: { picture: { languages: 'first' } }, args: { online: false } };
/** The server failed at the request for the person's data: the page says so, and asks again (ENTRY-13). */
export const Failed: Story = {
  parameters: { picture: { languages: 'first' } },
  args: {
    replies: (market, locale) => {
      let requestCount = 0;
      const replies = withDownload(ownDataReplies.csv)(market, locale);
      return {
        ...replies,
        getUserInfo: () => ((requestCount += 1) === 1 ? trouble({ code: 500 }) : activeUsers[market]),
      };
    },
  },
  play: async ({ canvasElement, globals }) => {
    const t = translateIn(globals['locale']);
    await expect(await within(canvasElement).findByRole('button', { name: t('common.retry') })).toBeVisible();
    await expect(within(canvasElement).queryByRole('button', { name: t('own.get') })).toBeNull();
  },
};
/** Asked again, the person is there. */
export const FailedThenThere: Story = {
  ...Failed,
  tags: ['no-visual'],
  play: async ({ canvasElement, globals }) => {
    const t = translateIn(globals['locale']);
    await userEvent.click(await within(canvasElement).findByRole('button', { name: t('common.retry') }));
    await expect(await within(canvasElement).findByRole('button', { name: t('own.get') })).toBeVisible();
  },
};
/** A guest is asked to log in. */
export const Guest: Story = {
  args: {
    token: false,
    replies: (market, locale) => ({ ...withDownload(ownDataReplies.csv)(market, locale), getUserInfo: guestUser }),
  },
};
/** Offline: the page says so above, and keeps what it has. */
export const Offline: Story = {
  parameters: { picture: { languages: 'first' } },
  play: async ({ canvasElement, globals }) => {
    const t = translateIn(globals['locale']);
    await within(canvasElement).findByRole('button', { name: t('own.get') });
    await goOffline();
    await expect(await within(canvasElement).findByText(t('network.offline_action'))).toBeVisible();
  },
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
    const part = within(canvasElement);
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
    await expect(part.queryByRole('button', { name: t('own.get') })).toBeNull();
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
