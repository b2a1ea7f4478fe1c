import type { Meta, StoryObj } from '@storybook/react-vite';
import { text } from '#storybook/texts/storyArgs';
import { Stamp } from './Stamp';

const meta = {
  title: 'Components/Primitives/Stamp',
  id: 'components-stamp',
  component: Stamp,
  args: { children: text('task.stamp'), count: text('task.count', { done: 10, max: 10 }) },
  parameters: {
    guide: {
      do: ['Stamp what was done and paid.'],
      dont: ['Stamp what was refused or what opens again today.'],
      related: ['TaskCard', 'LuckyTaskRow'],
    },
  },
} satisfies Meta<typeof Stamp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithCount: Story = {};
export const Word: Story = { args: { count: undefined } };
