import type { Meta, StoryObj } from '@storybook/react-vite';
import { moment, text } from '#storybook/texts/storyArgs';
import { Steps, type StepItem, type StepState } from './Steps';

const names = ['receipt.step_requested', 'receipt.step_sending', 'receipt.step_arrived'] as const;
const texts = [
  moment(Date.UTC(2026, 10, 18, 4, 42)),
  text('receipt.now'),
  text('receipt.by', { date: moment(Date.UTC(2026, 10, 21, 4, 42)) }),
];
const items = (...states: readonly StepState[]): StepItem[] =>
  states.map((state, index) => {
    const name = text(names[index] ?? names[0]);
    return { state, name, text: texts[index], label: text('a11y.step', { step: index + 1, total: 3, name }) };
  });

const meta = {
  title: 'Components/Primitives/Steps',
  id: 'components-steps',
  component: Steps,
  args: { direction: 'across', items: items('done', 'now', 'next') },
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
export const Late: Story = { args: { items: items('done', 'late', 'next') } };
export const Failed: Story = { args: { items: items('done', 'failed', 'next') } };
export const AllDone: Story = { args: { items: items('done', 'done', 'done') } };
