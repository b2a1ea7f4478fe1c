import type { Meta, StoryObj } from '@storybook/react-vite';
import { text } from '#storybook/texts/storyArgs';
import { DayLine } from './DayLine';

const day = (done: number) => ({ done, label: text('home.day_progress', { done, total: 5 }) });

const meta = {
  title: 'Components/Product/DayLine',
  id: 'components-dayline',
  component: DayLine,
  args: { total: 5, ...day(2) },
  parameters: {
    guide: {
      do: ['Say the same in words beside the title.'],
      dont: ['Count a task that this phone cannot do.'],
      related: ['TaskCard', 'DayDoneTicket'],
    },
  },
} satisfies Meta<typeof DayLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Begun: Story = {};
export const Fresh: Story = { args: day(0) };
export const Done: Story = { args: day(5) };
