import { noFeedback } from '@tally/contract/people/feedback';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleAppInfo, exampleAppSettings } from '@tally/contract/fixtures/app';
import { emptyLucky } from '@tally/contract/fixtures/lucky';
import { freshTasks } from '@tally/contract/fixtures/task';
import { activeUsers, guestUser } from '@tally/contract/fixtures/user';
import { withdrawOptionLists } from '@tally/contract/fixtures/wallet';
import { expect, userEvent, within } from 'storybook/test';
import { translateIn } from '#storybook/texts/i18n';
import { trouble } from '#testing/fakeServer';
import { scene, screenStory, type SceneArgs } from '#testing/screenStory';

/** The page shown when another one cannot be opened (NOTFOUND-1). */
const meta = {
  title: 'Screens/Not found',
  render: screenStory,
  parameters: { layout: 'fullscreen' },
  args: { path: '/404', publicPage: true, replies: () => ({ getAppInfo: exampleAppInfo }) },
} satisfies Meta<SceneArgs>;
export default meta;
type Story = StoryObj<SceneArgs>;

/** Outside the app, without its parameters: it is opened or installed from the store (NOTFOUND-2). */
export const NotFound: Story = { parameters: { rules: ['ROUTE-15', 'NOTFOUND-1'] } };
/** An unknown path: the start is the first way on. */
export const UnknownAddress: Story = {
  args: { path: '/no/such/page' },
  parameters: { rules: ['NOTFOUND-1'] },
  play: async ({ canvasElement, globals }) => {
    await expect(
      await within(canvasElement).findByRole('heading', {
        name: translateIn(globals['locale'])('notfound.unknown_title'),
      }),
    ).toBeVisible();
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: translateIn(globals['locale'])('notfound.home') }),
    );
    await expect(scene().services.navigated).toEqual(['/']);
  },
};
/** A logged-in person: a note says that their balance is safe, and home is one tap away. */
export const LoggedIn: Story = {
  args: {
    path: '/no/such/page',
    publicPage: false,
    token: true,
    replies: (market) => ({ getUserInfo: activeUsers[market] }),
  },
};
/** A server that fails at the start: "try again" continues on the page that was open. */
export const ServerFailed: Story = {
  args: {
    path: '/home',
    publicPage: false,
    token: true,
    after: 5000,
    replies: () => ({ getUserInfo: trouble({ code: 500 }), getRank: [], getAdConfigs: [], postH5Action: null }),
  },
  play: async ({ canvasElement, globals }) => {
    const t = translateIn(globals['locale']);
    await within(canvasElement).findByRole('heading', { name: t('notfound.server_title') });
    // Home, hidden behind, says the same.
    const page = within(within(canvasElement).getByRole('main'));
    await expect(page.getByText(t('network.safe'))).toBeVisible();
    await expect(within(canvasElement).getByRole('button', { name: t('common.retry') })).toBeVisible();
    await userEvent.click(within(canvasElement).getByRole('button', { name: t('a11y.close_page') }));
    await expect(scene().services.navigated).toEqual(['app://close/home']);
  },
};
/** Something else answers in the server's place, such as a hotel's login page: the connection is at fault. */
export const ConnectionFailed: Story = {
  args: { ...ServerFailed.args, replies: () => ({ getUserInfo: trouble('garbled'), getRank: [], postH5Action: null }) },
  play: async ({ canvasElement, globals }) => {
    const t = translateIn(globals['locale']);
    await within(canvasElement).findByRole('heading', { name: t('network.error_title') });
    // Home, hidden behind, says the same.
    const page = within(within(canvasElement).getByRole('main'));
    await expect(page.getByText(t('network.safe'))).toBeVisible();
  },
};
/** A token that the server does not take any more: the login has ended, and the page goes on as a guest (PERSON-18). */
export const LoginEnded: Story = {
  name: 'Login Ended · login.ended',
  args: {
    path: '/home',
    publicPage: false,
    token: true,
    replies: (market) => ({
      getUserInfo: (request) => (request.headers.has('authorization') ? trouble({ code: 401 }) : guestUser),
      getNormalTasks: freshTasks,
      getWithdrawOptions: withdrawOptionLists[market],
      getAppSettings: exampleAppSettings,
      getLucky: emptyLucky,
      getFeedback: noFeedback,
      getPlaceInfo: [],
      getRank: [],
      getAdConfigs: [],
      postH5Action: null,
    }),
  },
  play: async ({ canvasElement, globals }) => {
    const t = translateIn(globals['locale']);
    await within(canvasElement).findByRole('heading', { name: t('login.ended_title') });
    // Home, hidden behind, says other things.
    const page = within(within(canvasElement).getByRole('main'));
    await expect(page.getByText(t('login.ended'))).toBeVisible();
    await expect(within(canvasElement).getByRole('button', { name: t('login.as_guest') })).toBeEnabled();
  },
};
/** Too many people use the server at once: a message says so, and when the next automatic attempt is made. */
export const TooManyUsers: Story = {
  name: 'Too Many Users · login.too_many_users',
  args: {
    path: '/home',
    publicPage: false,
    token: true,
    replies: () => ({ getUserInfo: trouble({ http: 429 }), getRank: [], getAdConfigs: [], postH5Action: null }),
  },
  parameters: { rules: ['ENTRY-16', 'PERSON-11'] },
  play: async ({ canvasElement, globals }) => {
    await expect(
      await within(canvasElement).findByText(translateIn(globals['locale'])('login.too_many_users')),
    ).toBeVisible();
  },
};
