import { feedbackContactMax } from '@tally/contract/limits/feedback';
import { accountNoDigits } from '@tally/contract/limits/account';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { withState } from '#storybook/decorators/withState';
import { marketOf } from '#storybook/globals';
import { wallets } from '#storybook/samples';
import { byMarket, resolve, text } from '#storybook/texts/storyArgs';
import { TextField } from './TextField';

const label = byMarket((market) => text(`account.no_label_${market}`, { wallet: wallets[market].types[0] }));
const hint = text('account.check_note');

const meta = {
  title: 'Components/Primitives/TextField',
  id: 'components-textfield',
  component: TextField,
  args: { label, value: '', onValue: fn() },
  decorators: [withState('value', 'onValue')],
  parameters: {
    guide: {
      do: [
        'Choose `inputMode` so that the right keyboard comes up.',
        'Check when the person has finished, not at every letter.',
      ],
      dont: ['Let the placeholder stand for the label.'],
      related: ['TextArea', 'Field'],
    },
  },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: {
    hint,
    input: { placeholder: byMarket((market) => text(`account.no_placeholder_${market}`)), inputMode: 'numeric' },
  },
};
export const Filled: Story = {
  args: { input: { inputMode: 'numeric', maxLength: byMarket((market) => wallets[market].no.length) } },
  play: async ({ canvasElement, globals }) => {
    const { no } = wallets[marketOf(globals)];
    const field = within(canvasElement).getByRole('textbox');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard(`${no}9999`);
    await expect(field).toHaveValue(no);
    field.blur();
  },
};
/** The error replaces the hint, so the layout does not shift. */
export const Wrong: Story = {
  args: {
    value: byMarket((market) => wallets[market].no.slice(0, 5)),
    hint,
    error: text('account.no_too_short', { digits: byMarket(accountNoDigits) }),
  },
};
export const Disabled: Story = {
  args: { value: byMarket((market) => wallets[market].no), input: { disabled: true } },
};
/** With a counter of the length used. */
export const Counter: Story = {
  args: {
    label: text('feedback.contact_label'),
    input: { placeholder: text('feedback.contact_placeholder'), maxLength: feedbackContactMax },
  },
  decorators: [
    (Story, { args, globals }) => {
      const counted = text('feedback.counter', { length: args.value.length, max: feedbackContactMax });
      return <Story args={{ ...args, counter: resolve(counted, globals) }} />;
    },
  ],
  parameters: { rules: ['FEEDBACK-3'] },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    await userEvent.type(field, 'sari@mail.example');
    await expect(within(canvasElement).getByText(`17/${feedbackContactMax}`)).toBeVisible();
    field.blur();
  },
};
