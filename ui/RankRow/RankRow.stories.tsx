import type { Meta, StoryObj } from '@storybook/react-vite';
import { told } from '../../.storybook/told';
import { RowList } from '../RowList/RowList';
import { face } from '../testing/samples';
import { RankRow } from './RankRow';

const meta = {
  title: 'Components/RankRow',
  component: RankRow,
  parameters: {
    guide: {
      do: ['Hand in names and accounts masked: this page is public.'],
      related: ['MemberRow', 'Avatar'],
    },
  },
} satisfies Meta<typeof RankRow>;
export default meta;
type Story = StoryObj;

export const Ranking: Story = {
  render: told(({ t, money }) => (
    <RowList aria-label={t('ref.ranking_title')}>
      <RankRow rank={1} rankLabel={t('a11y.rank', { rank: 1 })} name="Si***ta" avatar={face} account="08****89" amount={money(10000)} />
      <RankRow rank={2} rankLabel={t('a11y.rank', { rank: 2 })} name="Bu***di" account="08****20" amount={money(1000)} />
      <RankRow rank={3} rankLabel={t('a11y.rank', { rank: 3 })} name="An***ne" account="a****@****.com" amount={money(1000)} />
      <RankRow rank={10} rankLabel={t('a11y.rank', { rank: 10 })} name="Jo***ão" account="08****01" amount={money(100)} />
    </RowList>
  )),
};
