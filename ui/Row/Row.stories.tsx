import type { Meta, StoryObj } from '@storybook/react-vite';
import { told } from '#storybook/told';
import { Badge } from '../Badge/Badge';
import { CoinIcon } from '../icons/CoinIcon';
import { RowList } from '../RowList/RowList';
import { Row } from './Row';

const meta = {
  title: 'Components/Row',
  component: Row,
  parameters: {
    guide: {
      do: ['Put rows into a `RowList`; take one of the rows made of it where there is one.'],
      dont: ['Make the whole row a button: give it one.'],
      related: ['RecordRow', 'PassbookRow', 'MemberRow', 'RankRow', 'AppRow', 'AccountRow'],
    },
  },
} satisfies Meta<typeof Row>;
export default meta;
type Story = StoryObj;

export const WordsOnly: Story = {
  render: told(({ t }) => (
    <RowList>
      <Row title={t('record.checkin')} text="05/03 20:07" />
    </RowList>
  )),
};
export const Everything: Story = {
  render: told(({ t, coins }) => (
    <RowList>
      <Row
        lead={<CoinIcon size={40} />}
        title={t('record.checkin')}
        text="05/03 20:07"
        end={<Badge kind="paid">{t('passbook.paid')}</Badge>}
        foot={t('home.exchange_note', { time: '07:00' })}
      />
      <Row lead={<CoinIcon size={40} />} title={t('record.lottery')} text="05/03 20:07" end={coins(4000)} />
    </RowList>
  )),
};
/** Outside a list. */
export const Alone: Story = {
  render: told(({ t }) => (
    <Row as="div" lead={<CoinIcon size={40} />} title={t('record.checkin')} text="05/03 20:07" />
  )),
};
