import type { Meta, StoryObj } from '@storybook/react-vite';
import { told } from '#storybook/told';
import { RowList } from '../RowList/RowList';
import { face, memberCash } from '#storybook/samples';
import { MemberRow } from './MemberRow';

const meta = {
  title: 'Components/MemberRow',
  component: MemberRow,
  parameters: {
    guide: {
      do: ['Say in a word how far the member is; the colour only repeats it.'],
      dont: ['Show more of a member than the name they gave and what they brought.'],
      related: ['RankRow', 'Avatar'],
    },
  },
} satisfies Meta<typeof MemberRow>;
export default meta;
type Story = StoryObj;

export const Valid: Story = {
  render: told(({ t, market, money }) => (
    <RowList>
      <MemberRow
        name="Siti Nurhaliza"
        avatar={face}
        cash={money(memberCash[market])}
        state="valid"
        status={t('team.member_valid')}
      />
    </RowList>
  )),
};
export const Pending: Story = {
  render: told(({ t, money }) => (
    <RowList>
      <MemberRow name="Budi" cash={money(0)} state="pending" status={t('team.member_pending')} />
    </RowList>
  )),
};
export const LongName: Story = {
  render: told(({ t, market, money }) => (
    <RowList>
      <MemberRow
        name="Maria Aparecida dos Santos Albuquerque"
        cash={money(memberCash[market])}
        state="pending"
        status={t('team.member_pending')}
      />
    </RowList>
  )),
};
