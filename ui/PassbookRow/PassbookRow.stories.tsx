import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { told } from '#storybook/told';
import { RowList } from '../RowList/RowList';
import { usualAmount } from '#storybook/samples';
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
      <PassbookRow
        amount={money(usualAmount[market])}
        date="05/03 20:07"
        state="paying"
        status={t('passbook.paying')}
        hint={t('passbook.hint_paying', { time: t('withdraw.within_3d') })}
      />
    </RowList>
  )),
};
const pressed = fn();
/** It takes longer than was said: the person can remind us. */
export const Overdue: Story = {
  render: told(({ t, market, money }) => (
    <RowList>
      <PassbookRow
        amount={money(usualAmount[market])}
        date="05/03 20:07"
        state="paying"
        status={t('passbook.paying')}
        hint={t('passbook.hint_overdue')}
        remind={{ label: t('passbook.remind'), state: 'ready', onPress: pressed }}
      />
    </RowList>
  )),
  play: async ({ canvasElement }) => {
    pressed.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(pressed).toHaveBeenCalledOnce();
  },
};
/** Being sent. */
export const Reminding: Story = {
  render: told(({ t, market, money }) => (
    <RowList>
      <PassbookRow
        amount={money(usualAmount[market])}
        date="05/03 20:07"
        state="paying"
        status={t('passbook.paying')}
        hint={t('passbook.hint_overdue')}
        remind={{ label: t('passbook.remind'), state: 'busy', onPress: pressed }}
      />
    </RowList>
  )),
};
/** Once a day: it can be pressed again tomorrow. */
export const Reminded: Story = {
  render: told(({ t, market, money }) => (
    <RowList>
      <PassbookRow
        amount={money(usualAmount[market])}
        date="05/03 20:07"
        state="paying"
        status={t('passbook.paying')}
        hint={t('passbook.hint_overdue')}
        remind={{ label: t('passbook.reminded'), state: 'disabled', onPress: pressed }}
      />
    </RowList>
  )),
  play: async ({ canvasElement }) => {
    pressed.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(pressed).not.toHaveBeenCalled();
  },
};
export const Paid: Story = {
  render: told(({ t, market, money }) => (
    <RowList>
      <PassbookRow
        amount={money(usualAmount[market])}
        date="05/03 20:07"
        state="paid"
        status={t('passbook.paid')}
        hint={t('passbook.hint_paid')}
      />
    </RowList>
  )),
};
export const Failed: Story = {
  render: told(({ t, market, money }) => (
    <RowList>
      <PassbookRow
        amount={money(usualAmount[market])}
        date="05/03 20:07"
        state="failed"
        status={t('passbook.failed')}
        hint={t('passbook.hint_failed')}
      />
    </RowList>
  )),
};
/** On the withdraw page, where room is short. */
export const WithoutHint: Story = {
  render: told(({ t, market, money }) => (
    <RowList>
      <PassbookRow amount={money(usualAmount[market])} date="05/03 20:07" state="paid" status={t('passbook.paid')} />
    </RowList>
  )),
};
