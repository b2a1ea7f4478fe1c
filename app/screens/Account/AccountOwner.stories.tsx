import type { Meta, StoryObj } from '@storybook/react-vite';
import { accounts } from '@tally/contract/fixtures/wallet';
import { accountInfos } from '@tally/contract/wallet/account';
import { userEvent, within } from 'storybook/test';
import { translateIn } from '#storybook/texts/i18n';
import { expectVisible } from '#testing/expectVisible';
import type { Play } from '#testing/pages/closingStory';
import { accountNumbers, accountReplies, enterAccount } from '#testing/pages/enterAccount';
import { screenStory, type SceneArgs } from '#testing/screenStory';
import { truncatedName } from '#testing/truncatedName';
import { marketOf } from '#storybook/globals';

/** Whose number it is: one that got a new owner, and one that no operator is known to have (ACCOUNT-19, ACCOUNT-20). */
const meta = {
  title: 'Screens/Account/Owner',
  render: screenStory,
  parameters: { layout: 'fullscreen' },
  args: { path: '/account', token: true, replies: accountReplies() },
} satisfies Meta<SceneArgs>;
export default meta;
type Story = StoryObj<SceneArgs>;

/** The account was given up, because its number has a new owner: the money stays, another number is entered. */
export const GivenUp: Story = {
  args: {
    replies: (market) => ({
      ...accountReplies()(market),
      getAccount: { ...accounts[market], accountStatus: 4, givenUp: true },
    }),
  },
  play: async (play) => {
    await within(play.canvasElement).findByText(translateIn(play.globals['locale'])('account.given_up_message'));
  },
};

/** The phone app can end the login: below the links stands the way out. */
export const WithLogOut: Story = {
  args: {
    scenario: { logOut: 'ends' },
    replies: (market) => ({ ...accountReplies()(market), getAccount: accounts[market] }),
  },
  parameters: { rules: ['PERSON-19'] },
};

const dialogOf = async (title: string, role: 'dialog' | 'alertdialog' = 'dialog') =>
  within(await within(document.body).findByRole(role, { name: truncatedName(title) }));

/** Enters a number that another account has, confirms it, and says that it is theirs by now. */
const claim = async (play: Play) => {
  const t = translateIn(play.globals['locale']);
  await enterAccount(play, accountNumbers[marketOf(play.globals)]);
  const confirm = await dialogOf(t('account.confirm_title'));
  await userEvent.click(confirm.getByRole('button', { name: t('account.confirm_ok') }));
  const taken = await dialogOf(t('account.duplicate_title'), 'alertdialog');
  await userEvent.click(taken.getByRole('button', { name: t('account.duplicate_mine') }));
  return t;
};
/** The number is taken; to the claim this is answered. */
const claiming =
  (info: string): SceneArgs['replies'] =>
  (market) => {
    let asked = 0;
    return {
      ...accountReplies()(market),
      postAccount: () => ({ status: 2, info: (asked += 1) === 1 ? accountInfos.duplicate : info }),
    };
  };
/** `DUP ACCOUNT` says the way: the claim waits for two operators. */
export const MineNow: Story = {
  tags: ['no-visual'],
  args: { replies: claiming(accountInfos.claimWaits) },
  play: async (play) => {
    const t = await claim(play);
    const said = await dialogOf(t('account.claim_title'));
    await expectVisible(said.getByRole('button', { name: t('account.claim_messages') }));
  },
};
/** Somebody who uses the app has the number. */
export const InUse: Story = {
  tags: ['no-visual'],
  args: { replies: claiming(accountInfos.duplicate) },
  play: async (play) => {
    const t = await claim(play);
    const said = await dialogOf(t('account.claim_in_use_title'), 'alertdialog');
    await expectVisible(said.getByRole('button', { name: t('account.confirm_edit') }));
  },
};
