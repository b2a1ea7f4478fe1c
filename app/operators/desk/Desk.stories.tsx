import { restAt } from '#storybook/restAt';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleMessage, exampleMessages } from '@tally/contract/fixtures/messages';
import { exampleBatches } from '@tally/contract/fixtures/batches';
import { exampleSentPayouts, payoutsIn } from '@tally/contract/fixtures/payouts';
import { examplePeople, examplePersonCard } from '@tally/contract/fixtures/personCard';
import { expect, userEvent } from 'storybook/test';
import { marketOf } from '#storybook/globals';
import { trouble, type Replies } from '#testing/fakeServer';
import { openInStory, openSecondRow, withReplies } from '#testing/pages/operatorStory';
import { screenStory, type SceneArgs } from '#testing/screenStory';

const replies = (more: Replies = {}) =>
  withReplies({
    postPeopleSearch: examplePeople,
    getPersonCard: [examplePersonCard],
    postPersonNote: { status: 1, info: '' },
    getMessages: exampleMessages,
    getMessage: { messages: [exampleMessage] },
    ...more,
  });

/** The operators' desk (OPS-48): queues beside what they hold. */
const meta = {
  title: 'Screens/Desk',
  render: screenStory,
  // Only operators see this page: one language is enough for the screenshots.
  parameters: { layout: 'fullscreen', picture: { frames: ['phone', 'desktop'], languages: 'operators' } },
  args: { path: '/desk', publicPage: true, replies: replies() },
} satisfies Meta<SceneArgs>;
export default meta;
type Story = StoryObj<SceneArgs>;

/** The row that is open can be paid, or refused with a reason. */
export const ToPay: Story = {
  play: async ({ canvasElement, globals }) => {
    const { t, canvas } = await openInStory(canvasElement, globals['locale']);
    await openSecondRow(canvasElement, t('ops.payouts'));
    const { userId = NaN } = payoutsIn[marketOf(globals)].items[1] ?? {};
    restAt(await canvas.findByRole('link', { name: t('ops.card_open', { id: userId }) }));
  },
};
/** The file, results and batches, of which one can be signed off. */
export const InBatches: Story = {
  args: {
    path: '/desk#batches/36',
    replies: replies({
      getPayouts: { ...exampleSentPayouts, exports: exampleBatches.slice(0, 2) },
    }),
  },
  play: async ({ canvasElement, globals }) => {
    const { t, canvas } = await openInStory(canvasElement, globals['locale']);
    await canvas.findByRole('button', { name: new RegExp(`^${t('ops.sign_off')}`) });
  },
};
/** Who waits longest for an answer. */
export const MessagesWait: Story = {
  parameters: { picture: { frames: ['desktop'], languages: 'operators' } },
  args: { path: '/desk#messages' },
  play: async ({ canvasElement, globals }) => {
    const { t, canvas } = await openInStory(canvasElement, globals['locale']);
    await canvas.findByRole('region', { name: t('ops.messages') });
  },
};
/** Finds the author of a message by the number of a withdrawal. */
export const Found: Story = {
  args: { path: '/desk#people', replies: replies({ postPeopleSearch: examplePeople.slice(0, 1) }) },
  play: async ({ canvasElement, globals }) => {
    const { t, canvas } = await openInStory(canvasElement, globals['locale']);
    await userEvent.type(await canvas.findByRole('searchbox', { name: t('ops.find_field') }), '4107{Enter}');
    await userEvent.click(await canvas.findByRole('radio', { name: t('ops.find_withdrawal') }));
    await canvas.findByRole('table', { name: t('ops.find_found') });
  },
};
/** Everybody of whose account this is shown. */
export const FoundByMask: Story = {
  args: { path: '/desk#people' },
  play: async ({ canvasElement, globals }) => {
    const { t, canvas } = await openInStory(canvasElement, globals['locale']);
    await userEvent.type(await canvas.findByRole('searchbox', { name: t('ops.find_field') }), 'OVO 08**12');
    await userEvent.click(canvas.getByRole('button', { name: t('ops.find') }));
    restAt(await canvas.findByRole('table', { name: t('ops.find_found') }), 'end');
  },
};
/** A text that is no number starts no search: the page says what can be typed (OPS-72). */
export const NotRecognised: Story = {
  parameters: { rules: ['OPS-72'] },
  args: { path: '/desk#people' },
  play: async ({ canvasElement, globals }) => {
    const { t, canvas } = await openInStory(canvasElement, globals['locale']);
    await userEvent.type(await canvas.findByRole('searchbox', { name: t('ops.find_field') }), 'Budi{Enter}');
    await canvas.findByText(t('ops.find_hint'));
  },
};
/** A person's card. */
export const Person: Story = {
  args: { path: '/desk#people/88' },
  play: async ({ canvasElement, globals }) => {
    const { t, canvas } = await openInStory(canvasElement, globals['locale']);
    await canvas.findByRole('table', { name: t('ops.card_acts') });
    await userEvent.type(canvas.getByRole('textbox', { name: t('ops.card_note') }), 'Sent a photo');
    await expect(canvas.getByRole('button', { name: t('ops.card_note_save') })).toBeVisible();
  },
};
/** Money is given or taken back from the card, with a reason. */
export const Adjust: Story = {
  args: { path: '/desk#people/88' },
  play: async ({ canvasElement, globals }) => {
    const { t, canvas } = await openInStory(canvasElement, globals['locale']);
    await userEvent.type(await canvas.findByRole('textbox', { name: t('ops.adjust_reason') }), 'paid late');
    await userEvent.type(canvas.getByRole('textbox', { name: t('ops.adjust_amount') }), '5000');
    const give = await canvas.findByRole('button', { name: new RegExp(t('ops.adjust_goodwill', { amount: '.*' })) });
    restAt(give);
  },
};
export const NobodyThere: Story = {
  tags: ['no-visual'],
  args: { path: '/desk#people/7', replies: replies({ getPersonCard: [] }) },
  play: async ({ canvasElement, globals }) => {
    const { t, canvas } = await openInStory(canvasElement, globals['locale']);
    await canvas.findByText(t('ops.card_gone'));
  },
};
export const Failed: Story = {
  tags: ['no-visual'],
  args: { replies: replies({ getPayouts: trouble({ code: 500 }) }) },
  play: async ({ canvasElement, globals }) => {
    const { t, canvas } = await openInStory(canvasElement, globals['locale']);
    await canvas.findByText(`${t('network.list_failed')} ${t('notfound.server')}`);
  },
};
