import type { Meta, StoryObj } from '@storybook/react-vite';
import { told } from '#storybook/told';
import { RowList } from '../RowList/RowList';
import { amounts, face } from '#storybook/samples';
import { RankRow } from './RankRow';

/** Rank, masked name, and which of the market's amounts was withdrawn. */
const ranking = [
  [1, 'Si***ta', 3],
  [2, 'Bu***di', 2],
  [3, 'An***ne', 2],
  [10, 'Jo***ão', 1],
] as const;
const masked = {
  id: ['08****89', '08****20', '08****54', '08****01'],
  ph: ['09****67', '09****20', '09****18', '09****41'],
  br: ['11****21', 'a****@****.com', '52****25', '21****77'],
} as const;

const meta = {
  title: 'Components/RankRow',
  component: RankRow,
  parameters: {
    guide: {
      do: ['Hand in names and accounts masked: this page is public.'],
      dont: ['Tell the first three apart by colour alone: the number stands there.'],
      related: ['MemberRow', 'Avatar'],
    },
  },
} satisfies Meta<typeof RankRow>;
export default meta;
type Story = StoryObj;

export const Ranking: Story = {
  render: told(({ t, market, money }) => (
    <RowList aria-label={t('ref.ranking_title')}>
      {ranking.map(([rank, name, option], index) => (
        <RankRow
          key={rank}
          rank={rank}
          rankLabel={t('a11y.rank', { rank })}
          name={name}
          avatar={index === 0 ? face : undefined}
          account={masked[market][index] ?? ''}
          amount={money(amounts[market][option])}
        />
      ))}
    </RowList>
  )),
};
