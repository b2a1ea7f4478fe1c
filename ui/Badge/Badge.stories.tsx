import type { Meta, StoryObj } from '@storybook/react-vite';
import { text } from '#storybook/texts/storyArgs';
import { Badge } from './Badge';

const meta = {
  title: 'Components/Primitives/Badge',
  id: 'components-badge',
  component: Badge,
  args: { kind: 'paid', children: text('passbook.paid') },
  parameters: {
    guide: {
      do: ['Keep the word to one or two.'],
      dont: ['Let the colour speak alone.'],
      related: ['PassbookRow', 'MemberRow', 'AdList'],
    },
  },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Paid: Story = {};
export const Paying: Story = { args: { kind: 'paying', children: text('passbook.paying') } };
export const Delayed: Story = { args: { kind: 'delayed', children: text('passbook.delayed') } };
export const Warning: Story = { args: { kind: 'warning', children: text('ops.warn_pace') } };
export const Failed: Story = { args: { kind: 'failed', children: text('passbook.failed') } };
export const Returned: Story = { args: { kind: 'returned', children: text('passbook.returned') } };
export const Neutral: Story = { args: { kind: 'neutral', children: text('team.member_waiting') } };
export const Ad: Story = {
  args: { kind: 'ad', children: text('common.advertisement') },
  parameters: { rules: ['ADS-9'] },
};
