import type { Meta, StoryObj } from '@storybook/react-vite';
import { text } from '#storybook/texts/storyArgs';
import { WeekStamps } from './WeekStamps';

const week = (stamped: number) => Array.from({ length: 7 }, (_, day) => day < stamped);

const meta = {
  title: 'Components/Primitives/WeekStamps',
  id: 'components-weekstamps',
  component: WeekStamps,
  args: { days: week(4), label: text('home.week', { count: 4 }) },
  parameters: {
    guide: {
      do: ['Count what was done this week.'],
      dont: ['Speak of a series that can be lost, or colour a day that passed.'],
      related: ['TaskCard', 'Stamp'],
    },
  },
} satisfies Meta<typeof WeekStamps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};
export const Whole: Story = { args: { days: week(7), label: text('home.week', { count: 7 }) } };
/** Too narrow for the words: they are read out all the same. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 96 }}>
        <Story />
      </div>
    ),
  ],
};
