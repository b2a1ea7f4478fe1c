import type { Meta, StoryObj } from '@storybook/react-vite';
import { guestUser } from '@tally/contract/fixtures/user';
import { accounts } from '@tally/contract/fixtures/wallet';
import { accountInfos } from '@tally/contract/wallet/account';
import { accountNameNeeded, accountNoDigits } from '@tally/contract/limits/account';
import type { Market } from '@tally/contract/market/codes';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { marketOf } from '#storybook/globals';
import type { PictureParameter } from '#storybook/pictureFrames';
import { translateIn } from '#storybook/texts/i18n';
import { truncatedName } from '#testing/truncatedName';
import { trouble } from '#testing/fakeServer';
import type { Play } from '#testing/pages/closingStory';
import { accountNoLabel } from '#testing/pages/accountNoLabel';
import { accountNumbers, accountReplies, asWritten, enterAccount } from '#testing/pages/enterAccount';
import { scene, screenStory, type SceneArgs } from '#testing/screenStory';

/** Account (ACCOUNT-1, ACCOUNT-2): pick a wallet, enter the number, confirm. */
const meta = {
  title: 'Screens/Account',
  render: screenStory,
  parameters: { layout: 'fullscreen' },
  args: { path: '/account', token: true, replies: accountReplies() },
} satisfies Meta<SceneArgs>;
export default meta;
type Story = StoryObj<SceneArgs>;

/** Fills in the form with valid data and confirms. */
const confirm = async (play: Play) => {
  const t = translateIn(play.globals['locale']);
  await enterAccount(play, accountNumbers[marketOf(play.globals)]);
  const dialog = within(
    await within(document.body).findByRole('dialog', { name: truncatedName(t('account.confirm_title')) }),
  );
  await userEvent.click(dialog.getByRole('button', { name: t('account.confirm_ok') }));
};

/** The empty form. */
export const Empty: Story = { parameters: { rules: ['ROUTE-4'], picture: { languages: 'first' } } };
/** An account is stored: it is not entered anew. */
export const Filled: Story = {
  args: { replies: (market) => ({ ...accountReplies()(market), getAccount: accounts[market] }) },
  parameters: { rules: ['ACCOUNT-4'] },
};
/** The account has to be checked (status 3): it can be entered again. */
export const ToCheck: Story = {
  args: {
    replies: (market) => ({ ...accountReplies()(market), getAccount: { ...accounts[market], accountStatus: 3 } }),
  },
};
/** Operators have declared the account invalid (status 4): it is said, and another one is entered (ACCOUNT-17). */
export const Invalid: Story = {
  args: {
    replies: (market) => ({ ...accountReplies()(market), getAccount: { ...accounts[market], accountStatus: 4 } }),
  },
};
/** While a withdrawal to the account is under way it cannot be changed (ACCOUNT-4). */
export const ChangeTooEarly: Story = {
  args: {
    replies: (market) => ({
      ...accountReplies()(market),
      getAccount: { ...accounts[market], accountStatus: 4 },
      postAccount: { status: 2, info: accountInfos.pending },
    }),
  },
  play: async (play) => {
    const t = translateIn(play.globals['locale']);
    await enterAccount(play, accountNumbers[marketOf(play.globals)], '');
    const dialog = await within(document.body).findByRole('dialog', {
      name: truncatedName(t('account.confirm_title')),
    });
    await userEvent.click(within(dialog).getByRole('button', { name: t('account.confirm_ok') }));
    await within(document.body).findByRole('alertdialog', { name: truncatedName(t('account.in_use_title')) });
  },
};
export const Loading: Story = { args: { replies: accountReplies({ getAccount: trouble('never') }) } };
export const Failed: Story = { args: { replies: accountReplies({ getAccount: trouble({ code: 500 }) }) } };
export const Guest: Story = {
  args: { token: false, replies: accountReplies({ getUserInfo: guestUser }) },
  parameters: { rules: ['ACCOUNT-3'] },
};
/** A guest who submits is asked to log in. */
export const GuestTapped: Story = {
  args: { ...Guest.args },
  parameters: { rules: ['ACCOUNT-3'] },
  play: async (play) => {
    const t = translateIn(play.globals['locale']);
    await enterAccount(play, accountNumbers[marketOf(play.globals)]);
    await expect(
      await within(document.body).findByRole('dialog', { name: truncatedName(t('login.need_title')) }),
    ).toHaveTextContent(t('login.need_account'));
  },
};
/** The error is shown beside the field, and the field is focused. */
export const BadNumber: Story = {
  parameters: { rules: ['ACCOUNT-7', 'ACCOUNT-11'], focus: 'shown' },
  play: async (play) => {
    const t = translateIn(play.globals['locale']);
    await enterAccount(play, '0812');
    const input = within(play.canvasElement).getByLabelText(accountNoLabel(t, marketOf(play.globals)));
    await expect(input).toHaveFocus();
    await expect(input).toHaveValue('0812');
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    // The toast has the words that stand beside the field, which a screen reader says there.
    const words = t('account.no_too_short', { digits: accountNoDigits[marketOf(play.globals)] });
    await waitFor(() => expect(within(document.body).getAllByText(words)).toHaveLength(2));
    await expect(input).toHaveAccessibleDescription(words);
    await expect(within(document.body).queryByRole('alert')).toBeNull();
  },
};
/** Bars and a keyboard that the host lays over the page (HOST-11): field, error and button stay in view (ROUTE-24). */
export const KeyboardCovers: Story = {
  parameters: { focus: 'shown', picture: { languages: 'first' } },
  beforeEach: () => () => document.documentElement.removeAttribute('style'),
  play: async (play) => {
    const t = translateIn(play.globals['locale']);
    const canvas = within(play.canvasElement);
    const input = await canvas.findByLabelText(accountNoLabel(t, marketOf(play.globals)));
    const title = canvas.getByRole('heading', { name: t('title.account') });
    const { top } = title.getBoundingClientRect();
    scene().host.call('insetsCallback', 24, 48);
    await waitFor(() => expect(title.getBoundingClientRect().top).toBe(top + 24));
    await userEvent.click(input);
    scene().host.call('insetsCallback', 24, 48, 300);
    const keyboardTop = window.innerHeight - 300;
    await waitFor(() => expect(input.getBoundingClientRect().bottom).toBeLessThan(keyboardTop));
    await enterAccount(play, '0812', '');
    await expect(input).toHaveFocus();
    await expect(input.getBoundingClientRect().bottom).toBeLessThan(keyboardTop);
  },
};
const withName = (globals: Play['globals']): Market =>
  accountNameNeeded[marketOf(globals)] ? marketOf(globals) : 'ph';
/**
 * Where a name is required, it has at least four letters. Indonesia requires none, so the form of the Philippines is
 * shown there, and not photographed.
 */
export const BadName: Story = {
  render: (args, { globals }) => screenStory(args, { globals: { ...globals, market: withName(globals) } }),
  parameters: {
    rules: ['ACCOUNT-10'],
    focus: 'shown',
    picture: { languages: ['en_ph', 'pt_br'] } satisfies PictureParameter,
  },
  play: async (play) => {
    const t = translateIn(play.globals['locale']);
    await enterAccount(play, accountNumbers[withName(play.globals)], 'Ana', withName(play.globals));
    await expect(within(play.canvasElement).getByLabelText(t('account.name_label'))).toHaveFocus();
  },
};
/** Type, number and name are confirmed before they are sent. */
export const Confirm: Story = {
  parameters: { rules: ['ACCOUNT-2'] },
  play: async (play) => {
    await enterAccount(play, accountNumbers[marketOf(play.globals)]);
    const dialog = await within(document.body).findByRole('dialog', {
      name: truncatedName(translateIn(play.globals['locale'])('account.confirm_title')),
    });
    await expect(dialog).toHaveTextContent(asWritten(accountNumbers[marketOf(play.globals)], marketOf(play.globals)));
  },
};
const spaced: Record<Market, string> = { id: '0812-3456-7890', ph: '0917 123 4567', br: '123.456.789-09' };
/** Dots, spaces and dashes between the digits are accepted: the number is confirmed as it is usually written. */
export const Separators: Story = {
  tags: ['no-visual'],
  play: async (play) => {
    const market = marketOf(play.globals);
    await enterAccount(play, spaced[market]);
    const title = truncatedName(translateIn(play.globals['locale'])('account.confirm_title'));
    await expect(await within(document.body).findByRole('dialog', { name: title })).toHaveTextContent(
      asWritten(spaced[market], market),
    );
  },
};
/** Another person uses this account: an error says so, and the input is kept. */
export const Duplicate: Story = {
  args: { replies: accountReplies({ postAccount: { status: 2, info: accountInfos.duplicate } }) },
  parameters: { rules: ['ACCOUNT-13'] },
  play: async (play) => {
    const t = translateIn(play.globals['locale']);
    await confirm(play);
    await expect(await within(document.body).findByRole('alertdialog')).toHaveTextContent(t('account.duplicate'));
    await expect(
      within(play.canvasElement).getByLabelText(accountNoLabel(t, marketOf(play.globals)), { selector: 'input' }),
    ).toHaveValue(accountNumbers[marketOf(play.globals)]);
  },
};
/** The request failed: the input is kept. */
export const NotSaved: Story = {
  args: { replies: accountReplies({ postAccount: trouble({ code: 500 }) }) },
  parameters: { rules: ['ACCOUNT-12'] },
  play: async (play) => {
    await confirm(play);
    await expect(await within(document.body).findByRole('alertdialog')).toHaveTextContent(
      translateIn(play.globals['locale'])('account.account_submit_failed'),
    );
  },
};
