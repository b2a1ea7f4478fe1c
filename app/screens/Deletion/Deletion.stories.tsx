import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleAppInfo } from '@tally/contract/fixtures/app';
import { deletionInfos, deletionLinkHours } from '@tally/contract/people/deletion';
import { deletionMailSuffix } from '@tally/contract/limits/deletion';
import { expect, userEvent, within } from 'storybook/test';
import { translateIn } from '#storybook/texts/i18n';
import { trouble, type Replies } from '#testing/fakeServer';
import { screenStory, type SceneArgs } from '#testing/screenStory';
import { seenText } from '#storybook/texts/seenText';

const withReplies =
  (more: Replies): SceneArgs['replies'] =>
  () => ({ getAppInfo: exampleAppInfo, ...more });

/** Data deletion request (PRIVACY-3). */
const meta = {
  title: 'Screens/Deletion',
  render: screenStory,
  parameters: { layout: 'fullscreen' },
  args: { path: '/dataclear/tally', publicPage: true, replies: withReplies({}) },
} satisfies Meta<SceneArgs>;
export default meta;
type Story = StoryObj<SceneArgs>;

/** Enters an address and presses the button the given number of times. */
const submit = async (canvasElement: HTMLElement, locale: unknown, mail: string, times: number) => {
  const t = translateIn(locale);
  const form = within(await within(canvasElement).findByRole('form', { name: t('title.deletion') }));
  await userEvent.type(form.getByLabelText(t('deletion.email_label')), mail);
  for (let press = 0; press < times; press += 1) await userEvent.click(form.getByRole('button'));
  return form;
};

export const Filled: Story = { parameters: { rules: ['TEXT-8', 'ROUTE-14', 'PRIVACY-3'] } };
export const Loading: Story = { args: { replies: withReplies({ getAppInfo: trouble('never') }) } };
export const Failed: Story = { args: { replies: withReplies({ getAppInfo: trouble('garbled') }) } };
export const WrongAddress: Story = {
  parameters: { rules: ['PRIVACY-4'] },
  play: async ({ canvasElement, globals }) => {
    await submit(canvasElement, globals['locale'], 'sari@mail.example', 1);
    await expect(
      within(canvasElement).getByText(
        translateIn(globals['locale'])('deletion.need_suffix', { suffix: deletionMailSuffix }),
      ),
    ).toBeVisible();
  },
};
/** After the first press the button asks for a second one. */
export const Again: Story = {
  parameters: { rules: ['PRIVACY-5'] },
  play: async ({ canvasElement, globals }) =>
    void (await submit(canvasElement, globals['locale'], 'sari@gmail.com', 1)),
};
export const Submitted: Story = {
  args: { replies: withReplies({ postDeleteMyData: { status: 1, info: '' } }) },
  parameters: { rules: ['PRIVACY-6'] },
  play: async ({ canvasElement, globals }) => {
    const t = translateIn(globals['locale']);
    const form = await submit(canvasElement, globals['locale'], 'sari@gmail.com', 2);
    await within(document.body).findByText(t('deletion.submitted'));
    await expect(form.queryByLabelText(t('deletion.email_label'))).toBeNull();
    await expect(form.getByText(t('deletion.received'))).toBeVisible();
  },
};
/** Where mail is set up, a link is sent (PRIVACY-10). */
export const LinkSent: Story = {
  args: { replies: withReplies({ postDeleteMyData: { status: 1, info: deletionInfos.checkMail } }) },
  play: async ({ canvasElement, globals }) => {
    const form = await submit(canvasElement, globals['locale'], 'sari@gmail.com', 2);
    await expect(
      await form.findByText(
        seenText(translateIn(globals['locale'])('deletion.check_mail', { hours: deletionLinkHours })),
      ),
    ).toBeVisible();
    await expect(
      form.getByRole('button', { name: translateIn(globals['locale'])('deletion.ask_again') }),
    ).toBeVisible();
  },
};

/** Opens the page through the mail's link (PRIVACY-11). */
const byLink = (reply: Replies['postConfirmDeletion']): Pick<Story, 'args'> => ({
  args: {
    replies: withReplies({ ...(reply && { postConfirmDeletion: reply }) }),
    addressKey: 'key-of-a-link',
  },
});
const press = async (canvasElement: HTMLElement, locale: unknown) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name: translateIn(locale)('deletion.submit') }));
export const Confirm: Story = byLink(undefined);
export const Deleted: Story = {
  ...byLink({ status: 1, info: '' }),
  play: async ({ canvasElement, globals }) => {
    await press(canvasElement, globals['locale']);
    await within(canvasElement).findByText(translateIn(globals['locale'])('deletion.done_text'));
  },
};
export const Kept: Story = {
  ...byLink(undefined),
  play: async ({ canvasElement, globals }) => {
    const t = translateIn(globals['locale']);
    await userEvent.click(await within(canvasElement).findByRole('button', { name: t('deletion.keep') }));
    await within(canvasElement).findByText(t('deletion.kept_title'));
  },
};
/** The link is invalid: the page offers to request a new one. */
export const BadLink: Story = {
  ...byLink({ status: 2, info: deletionInfos.badLink }),
  play: async ({ canvasElement, globals }) => {
    await press(canvasElement, globals['locale']);
    await within(canvasElement).findByText(
      seenText(translateIn(globals['locale'])('deletion.bad_link_text', { hours: deletionLinkHours })),
    );
  },
};
export const BadUser: Story = {
  args: { replies: withReplies({ postDeleteMyData: { status: 0, info: 'BAD USER' } }) },
  parameters: { rules: ['PRIVACY-6'] },
  play: async ({ canvasElement, globals }) => {
    await submit(canvasElement, globals['locale'], 'nobody@gmail.com', 2);
    await expect(await within(document.body).findByRole('alert')).toHaveTextContent(
      translateIn(globals['locale'])('deletion.bad_user'),
    );
  },
};
