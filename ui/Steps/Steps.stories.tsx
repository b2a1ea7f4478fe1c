import type { Meta, StoryObj } from '@storybook/react-vite';
import { moment, text } from '#storybook/texts/storyArgs';
import { Steps, type StepItem, type StepState } from './Steps';

const requested = moment(Date.UTC(2026, 10, 18, 12, 42));
const due = { date: moment(Date.UTC(2026, 10, 21, 12, 42)) };
const latest = text('receipt.by', due);
const wasDue = text('passbook.was_due', due);
const done = moment(Date.UTC(2026, 10, 19, 12, 30));
/** A step with its name and what is known of it. */
const item = (step: number, state: StepState, name: string, about?: string, total = 3): StepItem => ({
  state,
  name,
  text: about,
  label: text('a11y.step', { step, total, name }),
});
const first = item(1, 'done', text('passbook.requested'), requested);
const last = item(3, 'next', text('passbook.paid'), latest);
const underWay = [first, item(2, 'now', text('passbook.paying'), text('receipt.now')), last];

const meta = {
  title: 'Components/Primitives/Steps',
  id: 'components-steps',
  component: Steps,
  args: { direction: 'across', items: underWay },
  parameters: {
    guide: {
      do: ['Show them while something is open.', 'Say with the last step when it comes at the latest.'],
      dont: ['Invent a step that nobody knows of.'],
      related: ['Receipt', 'PassbookRow'],
    },
  },
} satisfies Meta<typeof Steps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Across: Story = {};
export const Down: Story = { args: { direction: 'down' } };
/** The step that is under way takes longer than was said. */
export const Late: Story = {
  args: { items: [first, item(2, 'late', text('passbook.delayed')), item(3, 'next', text('passbook.paid'), wasDue)] },
};
/** A failure is the last step. */
export const Failed: Story = {
  args: {
    items: [
      item(1, 'done', text('passbook.requested'), requested, 2),
      item(2, 'failed', text('passbook.failed'), done, 2),
    ],
  },
};
export const AllDone: Story = {
  args: {
    items: [first, item(2, 'done', text('passbook.paying')), item(3, 'done', text('passbook.paid'), done)],
  },
};
