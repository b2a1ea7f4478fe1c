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

/** Decisions on a person's card: freeze, unfreeze, and their account (OPS-13, OPS-27). */
const meta = {
  title: 'Screens/Desk/People',
  render: screenStory,
  parameters: { layout: 'fullscreen', picture: { frames: ['phone', 'desktop'], languages: 'operators' } },
  args: { path: '/desk#people/88', publicPage: true, replies: replies() },
} satisfies Meta<SceneArgs>;
export default meta;
type Story = StoryObj<SceneArgs>;

/** Opens the reasons of a decision, and types another one than the usual ones. */
const typeReason = async (
  canvasElement: HTMLElement,
  locale: unknown,
  decision: 'ops.payout_freeze' | 'ops.payout_unfreeze' = 'ops.payout_freeze',
) => {
  const { t, canvas } = await openInStory(canvasElement, locale);
  await userEvent.click(await canvas.findByRole('button', { name: t(decision) }));
  const other = canvas.queryByRole('button', { name: t('ops.why_else') });
  if (other) await userEvent.click(other);
  const reason = await canvas.findByLabelText(t('ops.reason'));
  await userEvent.type(reason, 'a farm');
  restAt(reason);
  return { t, canvas };
};

/** With a reason somebody is frozen, or their account declared invalid. */
export const Decide: Story = {
  play: async ({ canvasElement, globals }) => {
    const { t, canvas } = await typeReason(canvasElement, globals['locale']);
    const [, confirm] = canvas.getAllByRole('button', { name: t('ops.payout_freeze') });
    await expect(confirm).toBeVisible();
  },
};
/** Somebody who is frozen, and whose account is invalid, can be let go on: what stopped them is not offered again. */
export const TakeBack: Story = {
  args: { replies: warned('FROZEN', 'INVALID ACCOUNT') },
  play: async ({ canvasElement, globals }) => {
    const { t, canvas } = await typeReason(canvasElement, globals['locale'], 'ops.payout_unfreeze');
    await expect(canvas.getByRole('button', { name: t('ops.account_restore') })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('ops.account_invalidate') })).toBeNull();
  },
};
/** The question names the person, and the reason that goes along. */
export const Question: Story = {
  parameters: { picture: { frames: ['phone'], languages: 'operators' } },
  play: async ({ canvasElement, globals }) => {
    const { t, canvas } = await typeReason(canvasElement, globals['locale']);
    const [, confirm] = canvas.getAllByRole('button', { name: t('ops.payout_freeze') });
    if (confirm) await userEvent.click(confirm);
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
