import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { withState } from '#storybook/decorators/withState';
import { amounts, quickUpTo } from '#storybook/samples';
import { byMarket, money, text } from '#storybook/texts/storyArgs';
import { AmountButtons } from './AmountButtons';

const options = (disabled = false) =>
  byMarket((market) =>
    amounts[market].map((amount) => ({
      value: amount,
      amount: money(amount),
      note: text(amount > quickUpTo[market] ? 'withdraw.time_3d' : 'withdraw.time_2h'),
      disabled,
    })),
  );

const meta = {
  title: 'Components/Product/AmountButtons',
  id: 'components-amountbuttons',
  component: AmountButtons,
  args: { label: text('withdraw.choose_amount'), options: options(), value: undefined, onPick: fn() },
  decorators: [withState('value', 'onPick')],
  parameters: {
    guide: {
      do: ['Say with each amount when it arrives.'],
      dont: ['Disable an amount that the balance does not reach: let the refusal say what is missing.'],
      related: ['RadioGroup', 'BalanceTicket'],
    },
  },
} satisfies Meta<typeof AmountButtons>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoneChosen: Story = { parameters: { rules: ['WITHDRAW-3'] } };
export const Chosen: Story = {
  parameters: { rules: ['WITHDRAW-3'] },
  play: async ({ canvasElement }) => {
    const radios = within(canvasElement).getAllByRole('radio');
    await userEvent.click(radios[1] as HTMLElement);
    await userEvent.keyboard('{ArrowDown}');
    await expect(radios[2]).toBeChecked();
    (document.activeElement as HTMLElement).blur();
  },
};
/** Amounts that are not available yet: each says what is missing, and can still be chosen to get an explanation. */
export const NotYet: Story = {
  args: {
    options: byMarket((market) =>
      amounts[market].map((value, index) => {
        const amount = money(value);
        if (index === 1)
          return {
            value,
            amount,
            note: text('withdraw.missing', { missing: money(value / 4) }),
            lacks: 'cash',
            part: 0.75,
          };
        if (index === 2) return { value, amount, note: text('withdraw.needs_lucky'), lacks: 'lucky' };
        if (index === 3) return { value, amount, note: text('withdraw.needs_members'), lacks: 'members' };
        return { value, amount, note: text('withdraw.time_2h') };
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    const radios = within(canvasElement).getAllByRole('radio');
    await userEvent.click(radios[3] as HTMLElement);
    await expect(radios[3]).toBeChecked();
    await userEvent.click(radios[0] as HTMLElement);
    (document.activeElement as HTMLElement).blur();
  },
};
/** While a withdrawal is being sent. */
export const Disabled: Story = { args: { options: options(true) } };
