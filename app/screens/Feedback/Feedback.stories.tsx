import { noFeedback } from '@tally/contract/people/feedback';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { openFeedbacks, repliedFeedbacks, twiceRepliedFeedbacks } from '@tally/contract/fixtures/feedback';
import { activeUsers, guestUser } from '@tally/contract/fixtures/user';
import { passbooks } from '@tally/contract/fixtures/wallet';
import { feedbackContentMin } from '@tally/contract/limits/feedback';
import type { Market } from '@tally/contract/market/codes';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { translateIn } from '#storybook/texts/i18n';
import { modeOf } from '#storybook/modes';
import { restAt } from '#storybook/restAt';
import { trouble, type Replies } from '#testing/fakeServer';
import { screenStory, type SceneArgs } from '#testing/screenStory';

const baseReplies = (market: Market): Replies => ({
  getUserInfo: activeUsers[market],
  getNormalTasks: [],
  getRank: [],
  getAdConfigs: [],
  getFeedback: noFeedback,
  getPassbook: passbooks[market],
});
const withReplies =
  (more: Replies): SceneArgs['replies'] =>
  (market) => ({ ...baseReplies(market), ...more });

/** Feedback and its reply (FEEDBACK-1, FEEDBACK-3). */
const meta = {
  title: 'Screens/Feedback',
  render: screenStory,
  parameters: { layout: 'fullscreen' },
  args: { path: '/feedback', token: true, replies: baseReplies },
} satisfies Meta<SceneArgs>;
export default meta;
type Story = StoryObj<SceneArgs>;

const messageIn = (locale: unknown) => openFeedbacks[modeOf(locale).locale].content;
/** Writes a valid message and sends it. */
const send = async (canvasElement: HTMLElement, locale: unknown) => {
  const t = translateIn(locale);
  const canvas = within(canvasElement);
  const content = await canvas.findByLabelText(t('feedback.content_label'));
  const type = canvas.queryByText(t('feedback.type_2'));
  if (type) await userEvent.click(type);
  await userEvent.type(content, messageIn(locale));
  await userEvent.type(canvas.getByLabelText(t('feedback.contact_label')), 'sari@mail.example');
  await userEvent.click(canvas.getByRole('button', { name: t('feedback.submit') }));
};

/** The person's feedback has been answered: the reply block is shown. */
export const Filled: Story = {
  args: { replies: (market, locale) => ({ ...baseReplies(market), getFeedback: repliedFeedbacks[locale] }) },
  parameters: { rules: ['PRODUCT-3', 'FEEDBACK-1'] },
};
/** Two messages were answered since the page was last open (FEEDBACK-13). */
export const TwoReplies: Story = {
  parameters: { picture: { frames: ['phone'] } },
  args: { replies: (market, locale) => ({ ...baseReplies(market), getFeedback: twiceRepliedFeedbacks[locale] }) },
  play: async ({ canvasElement, globals }) => {
    const title = (number: number) => translateIn(globals['locale'])('feedback.reply_nth', { number, total: 2 });
    await expect(await within(canvasElement).findByRole('region', { name: title(2) })).toBeVisible();
  },
};
export const Empty: Story = { parameters: { rules: ['ROUTE-9', 'FEEDBACK-6'], picture: { languages: 'first' } } };
/** Feedback was sent and not answered yet: no reply block, and another message can be sent. */
export const Waiting: Story = {
  tags: ['no-visual'],
  args: { replies: (market, locale) => ({ ...baseReplies(market), getFeedback: openFeedbacks[locale] }) },
  play: async ({ canvasElement, globals }) => {
    const t = translateIn(globals['locale']);
    await expect(await within(canvasElement).findByRole('button', { name: t('feedback.submit') })).toBeVisible();
    await expect(within(canvasElement).queryByText(t('feedback.reply_title'))).toBeNull();
  },
};
export const Loading: Story = {
  parameters: { picture: { languages: 'first' } },
  args: { replies: withReplies({ getFeedback: trouble('never') }) },
};
export const Failed: Story = {
  parameters: { picture: { languages: 'first' } },
  args: { replies: withReplies({ getFeedback: trouble({ code: 500 }) }) },
};
export const Guest: Story = { args: { token: false, replies: withReplies({ getUserInfo: guestUser }) } };

/** The message is too short: a toast says so, and the field in the same words, while the toast has room. */
export const TooShort: Story = {
  parameters: { rules: ['FEEDBACK-3'], focus: 'shown' },
  play: async ({ canvasElement, globals }) => {
    const t = translateIn(globals['locale']);
    const canvas = within(canvasElement);
    const content = await canvas.findByLabelText(t('feedback.content_label'));
    const type = canvas.queryByText(t('feedback.type_1'));
    if (type) await userEvent.click(type);
    await userEvent.type(content, messageIn(globals['locale']).slice(0, feedbackContentMin - 1));
    await userEvent.click(canvas.getByRole('button', { name: t('feedback.submit') }));
    await expect(content).toBeInvalid();
    await expect(content).toHaveFocus();
    const words = t('feedback.cs_no_content', { min: feedbackContentMin });
    await expect(content).toHaveAccessibleDescription(words);
    await waitFor(() => expect(within(document.body).getAllByText(words)).toHaveLength(2));
    restAt(content);
  },
};
/** Says what the message is about: by the type in Indonesia, elsewhere by a question of its own. */
const about = async (canvasElement: HTMLElement, locale: unknown, kind: 'withdrawal' | 'task') => {
  const t = translateIn(locale);
  const canvas = within(canvasElement);
  await canvas.findByRole('radiogroup', { name: t('feedback.type_label') });
  const type = canvas.queryByText(t(kind === 'task' ? 'feedback.type_2' : 'feedback.type_1'));
  await userEvent.click(type ?? canvas.getByText(t(`feedback.about_${kind}`)));
  return within(await canvas.findByRole('radiogroup', { name: t(`feedback.which_${kind}`) }));
};
/** About one of the last three withdrawals (FEEDBACK-10). */
export const AboutWithdrawal: Story = {
  parameters: { focus: 'shown' },
  play: async ({ canvasElement, globals }) => {
    const choices = (await about(canvasElement, globals['locale'], 'withdrawal')).getAllByRole('radio');
    await expect(choices).toHaveLength(3);
    await userEvent.click(choices[1] as HTMLElement);
    await expect(choices[1]).toBeChecked();
  },
};
/** About a task (FEEDBACK-9). */
export const AboutTask: Story = {
  parameters: { rules: ['FEEDBACK-14'], focus: 'shown' },
  play: async ({ canvasElement, globals }) => {
    const tasks = await about(canvasElement, globals['locale'], 'task');
    await userEvent.click(tasks.getByText(translateIn(globals['locale'])('record.videoad')));
    await expect(tasks.getByRole('radio', { checked: true })).toBeInTheDocument();
    const field = within(canvasElement).getByLabelText(translateIn(globals['locale'])('feedback.content_label'));
    // FEEDBACK-14: in the first screen of the smallest phone.
    await expect(field.getBoundingClientRect().bottom + window.scrollY).toBeLessThan(640);
  },
};
/** Somebody without withdrawals says that it is about one: there is none to choose. */
export const NoWithdrawals: Story = {
  tags: ['no-visual'],
  args: { replies: withReplies({ getPassbook: [] }) },
  play: async ({ canvasElement, globals }) => {
    const t = translateIn(globals['locale']);
    const canvas = within(canvasElement);
    await canvas.findByRole('radiogroup', { name: t('feedback.type_label') });
    const type = canvas.queryByText(t('feedback.type_1'));
    await userEvent.click(type ?? canvas.getByText(t('feedback.about_withdrawal')));
    await expect(canvas.queryByRole('radiogroup', { name: t('feedback.which_withdrawal') })).toBeNull();
  },
};
export const Sent: Story = {
  args: { replies: withReplies({ postFeedback: { status: 1, info: '' } }) },
  parameters: { rules: ['FEEDBACK-5'] },
  play: async ({ canvasElement, globals }) => {
    await send(canvasElement, globals['locale']);
    await within(document.body).findByRole('dialog', {
      name: translateIn(globals['locale'])('feedback.success_title'),
    });
    restAt(within(canvasElement).getByLabelText(translateIn(globals['locale'])('feedback.content_label')));
  },
};
/** The request failed: a line above the button says so, in no toast, and the input is kept. */
export const NotSent: Story = {
  parameters: { rules: ['FEEDBACK-11'] },
  args: { replies: withReplies({ postFeedback: trouble({ code: 500 }) }) },
  play: async ({ canvasElement, globals }) => {
    const t = translateIn(globals['locale']);
    await send(canvasElement, globals['locale']);
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(t('feedback.failed'));
    const content = within(canvasElement).getByLabelText(t('feedback.content_label'));
    await expect(content).toHaveValue(messageIn(globals['locale']));
    restAt(content);
  },
};
