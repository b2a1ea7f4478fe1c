import type { Meta, StoryObj } from '@storybook/react-vite';
import { accounts } from '@tally/contract/fixtures/wallet';
import { expect, userEvent, within } from 'storybook/test';
import type { PictureParameter } from '#storybook/pictureFrames';
import { translateIn } from '#storybook/texts/i18n';
import { expectVisible } from '#testing/expectVisible';
import { accountNoLabel } from '#testing/pages/accountNoLabel';
import type { Play } from '#testing/pages/closingStory';
import { accountReplies, enterAccount } from '#testing/pages/enterAccount';
import { screenStory, type SceneArgs } from '#testing/screenStory';
import { truncatedName } from '#testing/truncatedName';

/**
 * Only Brazil's wallets take several kinds of keys: these stories are shown with them in every language, and
 * photographed in Brazil's.
 */
const meta = {
  title: 'Screens/Account/Keys of Brazil',
  render: (args, { globals }) => screenStory(args, { globals: { ...globals, market: 'br' } }),
  parameters: { layout: 'fullscreen', picture: { languages: ['pt_br'] } satisfies PictureParameter },
  args: { path: '/account', token: true, replies: accountReplies() },
} satisfies Meta<SceneArgs>;
export default meta;
type Story = StoryObj<SceneArgs>;

/** A mail address that is none: the error says so beside the field. */
export const BadMail: Story = {
  parameters: { focus: 'shown' },
  play: async (play) => {
    const t = translateIn(play.globals['locale']);
    await enterAccount(play, 'ana@mail.example.', 'Maria Clara', 'br');
    const field = within(play.canvasElement).getByLabelText(accountNoLabel(t, 'br'));
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription(expect.stringContaining(t('account.no_bad_mail')));
  },
};
/** Submits eleven digits that are both a mobile number and a CPF; returns the question. */
const askWhich = async (play: Play) => {
  const t = translateIn(play.globals['locale']);
  await enterAccount(play, '11 98765-4374', 'Maria Clara', 'br');
  const name = truncatedName(t('account.which_title'));
  return within(await within(document.body).findByRole('dialog', { name }));
};
/** Eleven digits that are both a mobile number and a CPF: the person says which (ACCOUNT-16). */
export const WhichKey: Story = {
  play: async (play) => {
    const t = translateIn(play.globals['locale']);
    const dialog = await askWhich(play);
    await expectVisible(dialog.getByRole('button', { name: new RegExp(`^${t('account.kind_PHONE')} `) }));
    await expectVisible(dialog.getByRole('button', { name: new RegExp(`^${t('account.kind_CPF')} `) }));
  },
};
/** What was said is confirmed with the number as it is paid to (ACCOUNT-2, ACCOUNT-15). */
export const ConfirmKind: Story = {
  play: async (play) => {
    const t = translateIn(play.globals['locale']);
    const question = await askWhich(play);
    await userEvent.click(question.getByRole('button', { name: new RegExp(`^${t('account.kind_PHONE')} `) }));
    const title = truncatedName(t('account.confirm_title'));
    const dialog = await within(document.body).findByRole('dialog', { name: title });
    await expect(dialog).toHaveTextContent('+55 (11) 98765-\u20604374');
    await expect(dialog).toHaveTextContent(t('account.kind_PHONE'));
  },
};
/** A stored key of Brazil: the row says what it is. */
export const FilledKind: Story = {
  args: {
    replies: (market) => ({
      ...accountReplies()(market),
      getAccount: { ...accounts.br, accountNo: '12345678909', keyKind: 'CPF' },
    }),
  },
};
