import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleAppSettings } from '@tally/contract/fixtures/app';
import { emptyTeam, teamMemberLists, teams, teamTips } from '@tally/contract/fixtures/team';
import { activeUsers, guestUser } from '@tally/contract/fixtures/user';
import type { Market } from '@tally/contract/market/codes';
import type { LocaleCode } from '@tally/locales/tags';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { translateIn } from '#storybook/texts/i18n';
import { wholePage } from '#storybook/pictureFrames';
import { truncatedName } from '#testing/truncatedName';
import { trouble, type Replies } from '#testing/fakeServer';
import { scene, screenStory, type SceneArgs } from '#testing/screenStory';
import { showsOfflineSince } from '#testing/showsOfflineSince';

const baseReplies = (market: Market, locale: LocaleCode): Replies => ({
  getUserInfo: activeUsers[market],
  getNormalTasks: [],
  getRank: [],
  getAdConfigs: [],
  getAppSettings: exampleAppSettings,
  getTeam: { ...teams[market], tip: teamTips[locale] },
  getTeamMembers: teamMemberLists[market],
});
const withReplies =
  (more: Replies): SceneArgs['replies'] =>
  (market, locale) => ({ ...baseReplies(market, locale), ...more });

/** Team and invite (TEAM-1, TEAM-3). */
const meta = {
  title: 'Screens/Team',
  render: screenStory,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/team',
    token: true,
    replies: baseReplies,
    scenario: { installed: ['org.telegram.messenger', 'com.whatsapp'] },
  },
} satisfies Meta<SceneArgs>;
export default meta;
type Story = StoryObj<SceneArgs>;

export const Filled: Story = { parameters: { rules: ['ROUTE-7', 'TEAM-3'] } };
/** The copy button copies the link. */
export const Copied: Story = {
  parameters: { rules: ['TEAM-1'], picture: { languages: 'first' } },
  play: async ({ canvasElement, globals }) => {
    const t = translateIn(globals['locale']);
    await userEvent.click(await within(canvasElement).findByRole('button', { name: t('common.copy') }));
    await expect(await within(document.body).findByRole('status')).toHaveTextContent(t('team.copy_ok'));
    await expect(scene().services.copied).toHaveLength(1);
  },
};
export const Empty: Story = { args: { replies: withReplies({ getTeam: emptyTeam, getTeamMembers: [] }) } };
/** The team has members, and none has withdrawn yet: each row says why the member does not count. */
export const NoValidMember: Story = {
  args: {
    replies: (market, locale) => ({
      ...baseReplies(market, locale),
      getTeam: { ...teams[market], total: teamMemberLists[market].length, valid: 0, tip: '' },
      getTeamMembers: teamMemberLists[market].map((member) => ({ ...member, memberCash: 0, valid: false })),
    }),
  },
  play: async ({ canvasElement, globals }) => {
    const waiting = await within(canvasElement).findAllByText(translateIn(globals['locale'])('team.member_waiting'));
    await expect(waiting.length).toBeGreaterThan(1);
  },
};
export const Loading: Story = { args: { replies: withReplies({ getTeam: trouble('never') }) } };
export const Failed: Story = { args: { replies: withReplies({ getTeam: trouble({ code: 500 }) }) } };
/** Offline: a message says since when they are known, above the last data (DIALOG-6). */
export const Offline: Story = { parameters: { picture: { languages: 'first' } }, play: showsOfflineSince };
export const MembersFailed: Story = {
  parameters: { picture: { languages: 'first' } },
  args: { replies: withReplies({ getTeamMembers: trouble({ code: 500 }) }) },
};
/**
 * Messaging service M is installed: before the first share through it, permission to read the contacts is requested.
 */
export const AsksForContacts: Story = {
  parameters: { picture: { languages: 'first' } },
  args: { scenario: { installed: ['*'] } },
  play: async ({ canvasElement, globals }) => {
    const t = translateIn(globals['locale']);
    const share = await within(canvasElement).findByRole('button', {
      name: t('team.invite_via', { service: 'Messenger' }),
    });
    await userEvent.click(share);
    const dialog = await within(document.body).findByRole('dialog', {
      name: truncatedName(t('permission.contacts_title')),
    });
    await userEvent.click(within(dialog).getByRole('button', { name: t('permission.not_now') }));
    await waitFor(() =>
      expect(scene().host.log).toContainEqual(expect.objectContaining({ name: 'share', answer: true })),
    );
  },
};
/** A host that is too old for messaging service T. */
export const OldHost: Story = { parameters: { picture: { languages: 'first' } }, args: { sdk: 810 } };
/** The page that the host opens directly: it closes by the host's native link. */
export const Referral: Story = {
  args: { path: '/app/referral' },
  parameters: { rules: ['ROUTE-11'] },
  play: async ({ canvasElement, globals }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: translateIn(globals['locale'])('a11y.close_page') }),
    );
    await expect(scene().services.navigated).toEqual(['app://close/shell']);
  },
};
/** The server returned no link: the page says so, and there is nothing to copy and nobody to invite with. */
export const NoLink: Story = {
  args: { replies: withReplies({ getTeam: { ...emptyTeam, url: '' } }) },
  parameters: { rules: ['TEAM-8'] },
  play: async ({ canvasElement, globals }) => {
    const t = translateIn(globals['locale']);
    await expect(await within(canvasElement).findByText(t('team.link_none'))).toBeVisible();
    await expect(within(canvasElement).queryByRole('button', { name: t('common.copy') })).toBeNull();
    const invite = within(canvasElement).getByRole('button', { name: t('team.invite_via', { service: 'WhatsApp' }) });
    await expect(invite).toHaveAttribute('aria-disabled', 'true');
  },
};
/** A guest who has closed the login prompt. */
export const Guest: Story = {
  parameters: wholePage,
  args: { token: false, replies: withReplies({ getUserInfo: guestUser }) },
  play: async ({ globals }) => {
    const dialog = await within(document.body).findByRole('dialog', {
      name: truncatedName(translateIn(globals['locale'])('login.need_title')),
    });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};
/** A guest is asked to log in at once. */
export const GuestAsked: Story = {
  args: { ...Guest.args },
  parameters: { rules: ['TEAM-4'] },
  play: async ({ globals }) => {
    const t = translateIn(globals['locale']);
    await expect(
      await within(document.body).findByRole('dialog', { name: truncatedName(t('login.need_title')) }),
    ).toHaveTextContent(t('login.need_team'));
  },
};
