import type { Meta, StoryObj } from '@storybook/react-vite';
import { face, memberCash } from '#storybook/samples';
import { money, text } from '#storybook/texts/storyArgs';
import { RowList } from '../RowList/RowList';
import { MemberRow } from './MemberRow';

const brought = `+${money(memberCash)}`;

const meta = {
  title: 'Components/Rows and cards/MemberRow',
  id: 'components-memberrow',
  component: MemberRow,
  args: { name: 'Budi', state: 'pending', status: text('team.member_waiting') },
  decorators: [
    (Story) => (
      <RowList>
        <Story />
      </RowList>
    ),
  ],
  parameters: {
    guide: {
      do: ['Say in a word how far the member is; the colour only repeats it.'],
      dont: ['Show more of a member than the name they gave and what they brought.'],
      related: ['RankRow', 'Avatar'],
    },
  },
} satisfies Meta<typeof MemberRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Valid: Story = {
  args: {
    name: 'Siti Nurhaliza',
    avatar: face,
    cash: brought,
    state: 'valid',
    status: text('team.member_valid'),
  },
  parameters: { rules: ['TEAM-3', 'TEAM-5', 'TEAM-6'] },
};
export const Pending: Story = { parameters: { rules: ['TEAM-5'] } };
export const LongName: Story = {
  args: {
    name: 'Maria Aparecida dos Santos Albuquerque',
    cash: brought,
    state: 'valid',
    status: text('team.member_valid'),
  },
};
