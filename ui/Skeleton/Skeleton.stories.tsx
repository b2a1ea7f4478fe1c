import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './Skeleton';

const meta = {
  title: 'Components/Primitives/Skeleton',
  id: 'components-skeleton',
  component: Skeleton,
  parameters: {
    guide: {
      do: ['Give it the size of what comes: nothing may jump.'],
      dont: ['Use it for a number that failed to load: that is a dash.'],
      related: ['BalanceTicket', 'TaskCard'],
    },
  },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = { args: { width: '60%' } };
export const Block: Story = { args: { shape: 'block' } };
export const Card: Story = { args: { shape: 'card', height: '6rem' } };
export const Round: Story = { args: { shape: 'round', width: '48px', height: '48px' } };
