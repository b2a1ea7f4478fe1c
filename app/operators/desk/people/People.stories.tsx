import type { Meta, StoryObj } from '@storybook/react-vite';
import { examplePersonCard } from '@tally/contract/fixtures/personCard';
import type { PersonCard } from '@tally/contract/operator/personCard';
import { expect, userEvent, within } from 'storybook/test';
import { restAt } from '#storybook/restAt';
import { trouble, type Replies } from '#testing/fakeServer';
import { enterInStory, openInStory, withReplies } from '#testing/pages/operatorStory';
import { screenStory, type SceneArgs } from '#testing/screenStory';

const replies = (more: Replies = {}) => withReplies({ getPersonCard: [examplePersonCard], ...more });
const warned = (...warnings: PersonCard['warnings']) =>
  replies({ getPersonCard: [{ ...examplePersonCard, warnings }] });

/** Decisions about somebody on their card: to freeze or let go on, and about their account (OPS-13, OPS-27). */
const meta = {
  title: 'Screens/Desk/People',
  render: screenStory,
  parameters: { layout: 'fullscreen', picture: { frames: ['phone', 'desktop'], languages: 'operators' } },
  args: { path: '/desk#people/88', publicPage: true, replies: replies() },
} satisfies Meta<SceneArgs>;
export default meta;
type Story = StoryObj<SceneArgs>;

const typeReason = async (canvasElement: HTMLElement, locale: unknown) => {
  const { t, canvas } = await openInStory(canvasElement, locale);
  const reason = await canvas.findByLabelText(t('ops.person_reason'));
  await userEvent.type(reason, 'a farm');
  restAt(reason);
  return { t, canvas };
};

/** With a reason somebody is frozen, or their account declared invalid. */
export const Decide: Story = {
  play: async ({ canvasElement, globals }) => {
    const { t, canvas } = await typeReason(canvasElement, globals['locale']);
    await expect(canvas.getByRole('button', { name: t('ops.payout_freeze') })).toBeVisible();
  },
};
/** Somebody who is frozen, and whose account is invalid, can be let go on: what stopped them is not offered again. */
export const TakeBack: Story = {
  args: { replies: warned('FROZEN', 'INVALID ACCOUNT') },
  play: async ({ canvasElement, globals }) => {
    const { t, canvas } = await typeReason(canvasElement, globals['locale']);
    await expect(canvas.getByRole('button', { name: t('ops.payout_unfreeze') })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('ops.account_invalidate') })).toBeNull();
  },
};
/** The question names the person, and the reason that goes along. */
export const Question: Story = {
  parameters: { picture: { frames: ['phone'], languages: 'operators' } },
  play: async ({ canvasElement, globals }) => {
    const { t, canvas } = await typeReason(canvasElement, globals['locale']);
    await userEvent.click(canvas.getByRole('button', { name: t('ops.payout_freeze') }));
    await expect(await within(document.body).findByRole('dialog')).toHaveTextContent('a farm');
  },
};
export const Loading: Story = {
  parameters: { picture: { frames: ['phone'], languages: 'operators' } },
  args: { replies: replies({ getPersonCard: trouble('never') }) },
  play: async ({ canvasElement, globals }) => enterInStory(canvasElement, globals['locale']),
};
export const Failed: Story = {
  parameters: { picture: { frames: ['phone'], languages: 'operators' } },
  args: { replies: replies({ getPersonCard: trouble({ code: 500 }) }) },
  play: async ({ canvasElement, globals }) => {
    const { t, canvas } = await openInStory(canvasElement, globals['locale']);
    await canvas.findByRole('button', { name: t('common.retry') });
  },
};
