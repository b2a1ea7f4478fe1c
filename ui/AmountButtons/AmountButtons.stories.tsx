import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { told, type Stage } from '../../.storybook/told';
import { amounts, quickUpTo } from '../testing/samples';
import { AmountButtons } from './AmountButtons';

function Choice({ t, market, money, disabled = false }: Stage<unknown> & { disabled?: boolean }) {
  const [value, pick] = useState<number>();
  const options = amounts[market].map((amount) => ({
    value: amount,
    amount: money(amount),
    arrival: t(amount > quickUpTo[market] ? 'withdraw.time_3d' : 'withdraw.time_2h'),
    disabled,
  }));
  return <AmountButtons label={t('withdraw.choose_amount')} options={options} value={value} onPick={pick} />;
}

const meta = {
  title: 'Components/AmountButtons',
  component: AmountButtons,
  parameters: {
    guide: {
      do: ['Say with each amount when it arrives.'],
      dont: ['Disable an amount that the balance does not reach: let the refusal say what is missing.'],
      related: ['RadioGroup', 'BalanceTicket'],
    },
  },
} satisfies Meta<typeof AmountButtons>;
export default meta;
type Story = StoryObj;

export const NoneChosen: Story = { render: told((stage) => <Choice {...stage} />) };
export const Chosen: Story = {
  render: told((stage) => <Choice {...stage} />),
  play: async ({ canvasElement }) => {
    const radios = within(canvasElement).getAllByRole('radio');
    await userEvent.click(radios[1] as HTMLElement);
    await userEvent.keyboard('{ArrowDown}');
    await expect(radios[2]).toBeChecked();
    (document.activeElement as HTMLElement).blur();
  },
};
/** While a withdrawal is being sent. */
export const Disabled: Story = { render: told((stage) => <Choice {...stage} disabled />) };
