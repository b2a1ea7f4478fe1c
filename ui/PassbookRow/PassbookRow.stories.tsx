import type { Meta, StoryObj } from '@storybook/react-vite';
import { told } from '../../.storybook/told';
import { RowList } from '../RowList/RowList';
import { usualAmount } from '../testing/samples';
import { PassbookRow } from './PassbookRow';

const meta = {
  title: 'Components/PassbookRow',
  component: PassbookRow,
  parameters: {
    guide: {
      do: ['Say where the money is now, also when a payment failed.'],
      dont: ['Show the status code of the server.'],
      related: ['RecordRow', 'Badge'],
    },
  },
} satisfies Meta<typeof PassbookRow>;
export default meta;
type Story = StoryObj;

export const Paying: Story = {
  render: told(({ t, market, money }) => (
    <RowList>
      <PassbookRow amount={money(usualAmount[market])} date="05/03 20:07" state="paying" status={t('passbook.paying')} hint={t('passbook.hint_paying', { time: t('withdraw.within_3d') })} />
    </RowList>
  )),
};
export const Paid: Story = { render: told(({ t, market, money }) => <RowList><PassbookRow amount={money(usualAmount[market])} date="05/03 20:07" state="paid" status={t('passbook.paid')} hint={t('passbook.hint_paid')} /></RowList>) };
export const Failed: Story = { render: told(({ t, market, money }) => <RowList><PassbookRow amount={money(usualAmount[market])} date="05/03 20:07" state="failed" status={t('passbook.failed')} hint={t('passbook.hint_failed')} /></RowList>) };
/** On the withdraw page, where room is short. */
export const WithoutHint: Story = { render: told(({ t, market, money }) => <RowList><PassbookRow amount={money(usualAmount[market])} date="05/03 20:07" state="paid" status={t('passbook.paid')} /></RowList>) };
