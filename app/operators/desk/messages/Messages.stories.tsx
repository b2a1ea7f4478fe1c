import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  exampleClosedMessage,
  exampleMessage,
  exampleMoreMessages,
  noMessages,
} from '@tally/contract/fixtures/messages';
import { exampleNow } from '@tally/contract/fixtures/picture';
import { hourMs } from '@tally/contract/limits/time';
import { expect, userEvent, within } from 'storybook/test';
import { translateIn } from '#storybook/texts/i18n';
import { seenText } from '#storybook/texts/seenText';
import { trouble, type Replies } from '#testing/fakeServer';
import { enterInStory, withReplies } from '#testing/pages/operatorStory';
import { screenStory, type SceneArgs } from '#testing/screenStory';

const repliesWith = (more: Replies = {}) =>
  withReplies({
    getMessages: exampleMoreMessages,
    getMessage: { messages: [exampleMessage] },
    postMessageAnswer: { status: 1, info: '' },
    postMessageClose: { status: 1, info: '' },
    ...more,
  });

/** Messages of people, as operators read and answer them (OPS-39, OPS-40, OPS-41). */
const meta = {
  title: 'Screens/Desk/Messages',
  render: screenStory,
  parameters: { layout: 'fullscreen', picture: { frames: ['phone', 'desktop'], languages: 'operators' } },
  args: { path: '/desk#messages', publicPage: true, replies: repliesWith() },
} satisfies Meta<SceneArgs>;
export default meta;
type Story = StoryObj<SceneArgs>;

/** The part of the page that shows the messages. */
const open = async (canvasElement: HTMLElement, locale: unknown) => {
  const t = translateIn(locale);
  await enterInStory(canvasElement, locale);
  return within(await within(canvasElement).findByRole('region', { name: t('ops.messages') }));
};
const openFirst = async (canvasElement: HTMLElement, locale: unknown) => {
  const t = translateIn(locale);
  const part = await open(canvasElement, locale);
  const [first] = await part.findAllByRole('link', { name: new RegExp(`^${t('ops.message_unread')}`) });
  await userEvent.click(first as HTMLElement);
  return part;
};
/** Sends a template. */
const answer = async (canvasElement: HTMLElement, locale: unknown) => {
  const t = translateIn(locale);
  const part = await openFirst(canvasElement, locale);
  await userEvent.click(await part.findByRole('button', { name: t('ops.template_checking') }));
  await userEvent.click(await part.findByRole('button', { name: t('ops.message_send') }));
  const dialog = within(await within(document.body).findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: t('ops.message_send') }));
  return part;
};

/** Open messages, none of them read, with more on the next page; one person waits for more than a day. */
export const Open: Story = {
  args: { serverTime: exampleNow + 20 * hourMs },
  play: async ({ canvasElement, globals }) => {
    const part = await open(canvasElement, globals['locale']);
    await expect(await part.findAllByRole('listitem')).toHaveLength(2);
  },
};
export const Empty: Story = {
  args: { replies: repliesWith({ getMessages: noMessages }) },
  play: async ({ canvasElement, globals }) => {
    const part = await open(canvasElement, globals['locale']);
    await part.findByText(translateIn(globals['locale'])('ops.messages_empty'));
  },
};
export const Failed: Story = {
  args: { replies: repliesWith({ getMessages: trouble({ code: 500 }) }) },
  play: async ({ canvasElement, globals }) => {
    const part = await open(canvasElement, globals['locale']);
    await part.findByRole('button', { name: translateIn(globals['locale'])('common.retry') });
  },
};
/** The key may read, and has no `support`. */
export const OutOfScope: Story = {
  args: { replies: repliesWith({ getMessages: trouble({ code: 460 }) }) },
  play: async ({ canvasElement, globals }) => {
    const part = await open(canvasElement, globals['locale']);
    await part.findByText(translateIn(globals['locale'])('ops.out_of_scope'));
  },
};
/** One message below an earlier one about the same, with the steps of its withdrawal. */
export const Opened: Story = {
  play: async ({ canvasElement, globals }) => {
    const t = translateIn(globals['locale']);
    const part = await openFirst(canvasElement, globals['locale']);
    await expect(await part.findByText(t('ops.message_transfers'))).toBeInTheDocument();
    part.getByRole('tablist').scrollIntoView();
  },
};
/** What its person has, and a template in the person's language as the answer. */
export const Template: Story = {
  play: async ({ canvasElement, globals }) => {
    const t = translateIn(globals['locale']);
    const part = await openFirst(canvasElement, globals['locale']);
    await userEvent.click(await part.findByRole('button', { name: t('ops.template_checking') }));
    await expect(part.getByRole('button', { name: t('ops.message_send') })).toBeVisible();
  },
};
/** Another operator answered first: the typed text stays. */
export const Changed: Story = {
  args: { replies: repliesWith({ postMessageAnswer: { status: 2, info: 'MESSAGE CHANGED' } }) },
  play: async ({ canvasElement, globals }) => {
    const t = translateIn(globals['locale']);
    const part = await answer(canvasElement, globals['locale']);
    await expect(await part.findByText(seenText(t('ops.message_changed')))).toBeVisible();
    await expect(part.getByLabelText(t('ops.message_answer'))).not.toHaveValue('');
  },
};
/** Nobody knows whether it was sent: what was typed stays. */
export const NotSent: Story = {
  tags: ['no-visual'],
  args: { replies: repliesWith({ postMessageAnswer: trouble({ code: 500 }) }) },
  play: async ({ canvasElement, globals }) => {
    const t = translateIn(globals['locale']);
    const part = await answer(canvasElement, globals['locale']);
    await within(document.body).findByRole('alert');
    await expect(part.getByLabelText(t('ops.message_answer'))).not.toHaveValue('');
  },
};
/** Closed after an answer: there is no form. */
export const Closed: Story = {
  args: { replies: repliesWith({ getMessage: { messages: [exampleClosedMessage] } }) },
  play: async ({ canvasElement, globals }) => {
    const part = await openFirst(canvasElement, globals['locale']);
    await expect(await part.findByText(exampleClosedMessage.reply)).toBeVisible();
    await expect(part.queryByLabelText(translateIn(globals['locale'])('ops.message_answer'))).toBeNull();
  },
};
/** Its person was deleted meanwhile. */
export const Gone: Story = {
  tags: ['no-visual'],
  args: { replies: repliesWith({ getMessage: { messages: [] } }) },
  play: async ({ canvasElement, globals }) => {
    const part = await openFirst(canvasElement, globals['locale']);
    await part.findByText(translateIn(globals['locale'])('ops.message_gone'));
  },
};
