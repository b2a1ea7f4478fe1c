import type { Meta, StoryObj } from '@storybook/react-vite';
import { amounts, face } from '#storybook/samples';
import { byMarket, money, resolve, text } from '#storybook/texts/storyArgs';
import { RowList } from '../RowList/RowList';
import { RankRow, type RankRowProps } from './RankRow';

const names = {
  id: ['Sinta', 'Budi', 'Rina', 'Agus'],
  ph: ['Maria', 'Jun', 'Grace', 'Paolo'],
  br: ['Ana', 'Carla', 'Rafael', 'João'],
} as const;
const masked = {
  id: ['08••••89', '08••••20', '08••••54', '08••••01'],
  ph: ['09••••67', '09••••20', '09••••18', '09••••41'],
  br: ['11••••21', 'a••••@••••.com', '52••••25', '21••••77'],
} as const;
/**
 * Props of a rank: the index of the person in `names` and `masked`, and the index of the amount in the market's
 * `amounts`. The server gives first names, which need no mask.
 */
const ranked = (rank: number, row: 0 | 1 | 2 | 3, amount: 1 | 2 | 3): RankRowProps => ({
  rank,
  rankLabel: text('a11y.rank', { rank }),
  name: byMarket((market) => names[market][row]),
  account: byMarket((market) => masked[market][row]),
  amount: byMarket((market) => money(amounts[market][amount])),
});
const others = [ranked(2, 1, 2), ranked(3, 2, 2), ranked(10, 3, 1)];

const meta = {
  title: 'Components/Rows and cards/RankRow',
  id: 'components-rankrow',
  component: RankRow,
  args: { ...ranked(1, 0, 3), avatar: face },
  parameters: {
    guide: {
      do: ['Hand in names and accounts masked: this page is public.'],
      dont: ['Tell the first three apart by colour alone: the number stands there.'],
      related: ['MemberRow', 'Avatar'],
    },
  },
} satisfies Meta<typeof RankRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ranking: Story = {
  decorators: [
    (Story, { globals }) =>
      resolve(
        <RowList aria-label={text('ref.ranking_title')}>
          <Story />
          {others.map((row) => (
            <RankRow key={row.rank} {...row} />
          ))}
        </RowList>,
        globals,
      ),
  ],
  parameters: { rules: ['INVITE-5'] },
};
