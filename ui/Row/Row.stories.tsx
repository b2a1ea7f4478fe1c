import type { Meta, StoryObj } from '@storybook/react-vite';
import { coins, moment, resolve, text } from '#storybook/texts/storyArgs';
import { Badge } from '../Badge/Badge';
import { CoinIcon } from '../icons/CoinIcon';
import { RowList } from '../RowList/RowList';
import { Row } from './Row';

const meta = {
  title: 'Components/Rows and cards/Row',
  id: 'components-row',
  component: Row,
  args: { title: text('record.checkin'), text: moment(Date.UTC(2026, 2, 5, 13, 7)) },
  decorators: [
    (Story, { args }) =>
      args.as === 'div' ? (
        <Story />
      ) : (
        <RowList>
          <Story />
        </RowList>
      ),
  ],
  parameters: {
    guide: {
      do: ['Put rows into a `RowList`; take one of the rows made of it where there is one.'],
      dont: ['Make the whole row a button: give it one.'],
      related: ['RecordRow', 'PassbookRow', 'MemberRow', 'RankRow', 'AppRow', 'AccountRow'],
    },
  },
} satisfies Meta<typeof Row>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WordsOnly: Story = {};
export const Everything: Story = {
  args: {
    lead: <CoinIcon size={40} />,
    end: <Badge kind="paid">{text('passbook.paid')}</Badge>,
    foot: text('home.exchange_note'),
  },
  decorators: [
    (Story, { globals }) =>
      resolve(
        <>
          <Story />
          <Row
            lead={<CoinIcon size={40} />}
            title={text('record.lottery')}
            text={moment(Date.UTC(2026, 2, 5, 13, 7))}
            end={coins(4000)}
          />
        </>,
        globals,
      ),
  ],
};
/** A single row outside a list. */
export const Alone: Story = { args: { as: 'div', lead: <CoinIcon size={40} /> } };
