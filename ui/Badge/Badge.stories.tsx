import type { Meta, StoryObj } from '@storybook/react-vite';
import { useStoryTranslation } from '#storybook/useStoryTranslation';
import { Badge, type BadgeProps } from './Badge';

const words = {
  paid: 'passbook.paid',
  paying: 'passbook.paying',
  failed: 'passbook.failed',
  neutral: 'team.member_pending',
  ad: 'common.advertisement',
} as const;

function Example({ kind }: Pick<BadgeProps, 'kind'>) {
  const t = useStoryTranslation();
  return <Badge kind={kind}>{t(words[kind])}</Badge>;
}

const meta = {
  title: 'Components/Badge',
  component: Badge,
  args: { kind: 'paid' },
  render: (args) => <Example {...args} />,
  parameters: {
    guide: {
      do: ['Keep the word to one or two.'],
      dont: ['Let the colour speak alone.'],
      related: ['PassbookRow', 'MemberRow', 'AdCard'],
    },
  },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Paid: Story = {};
export const Paying: Story = { args: { kind: 'paying' } };
export const Failed: Story = { args: { kind: 'failed' } };
export const Neutral: Story = { args: { kind: 'neutral' } };
export const Ad: Story = { args: { kind: 'ad' } };
