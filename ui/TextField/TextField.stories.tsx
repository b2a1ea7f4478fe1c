import { feedbackContactMax } from '@tally/contract/limits';
import { accountNoMin } from '@tally/contract/market';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { marketOf } from '#storybook/globals';
import { told, type Stage } from '#storybook/told';
import { wallets } from '#storybook/samples';
import { TextField, type TextFieldProps } from './TextField';

function Typed({ start = '', ...rest }: Omit<TextFieldProps, 'value' | 'onValue'> & { start?: string }) {
  const [value, setValue] = useState(start);
  return <TextField {...rest} value={value} onValue={setValue} />;
}

const meta = {
  title: 'Components/TextField',
  component: TextField,
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
type Story = StoryObj;

export const Empty: Story = {
  render: told(({ t, market }) => (
    <Typed
      label={t('account.no_label')}
      hint={t(`account.no_hint_${market}`, { type: wallets[market].types[0] })}
      input={{ placeholder: t(`account.no_placeholder_${market}`), inputMode: 'numeric' }}
    />
  )),
};
export const Filled: Story = {
  render: told(({ t, market }) => (
    <Typed label={t('account.no_label')} input={{ inputMode: 'numeric', maxLength: wallets[market].no.length }} />
  )),
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
/** The error takes the place of the hint, so nothing moves. */
export const Wrong: Story = {
  render: told(({ t, market }) => (
    <Typed
      label={t('account.no_label')}
      start={wallets[market].no.slice(0, 5)}
      hint={t(`account.no_hint_${market}`, { type: wallets[market].types[0] })}
      error={t('account.no_too_short', { min: accountNoMin[market] })}
    />
  )),
};
export const Disabled: Story = {
  render: told(({ t, market }) => (
    <Typed label={t('account.no_label')} start={wallets[market].no} input={{ disabled: true }} />
  )),
};

function Contact({ t }: Stage<unknown>) {
  const [value, setValue] = useState('');
  return (
    <TextField
      label={t('feedback.contact_label')}
      value={value}
      onValue={setValue}
      counter={t('feedback.counter', { length: value.length, max: feedbackContactMax })}
      input={{ placeholder: t('feedback.contact_placeholder'), maxLength: feedbackContactMax }}
    />
  );
}
/** Says how much of the room is used. */
export const Counter: Story = {
  render: told((stage) => <Contact {...stage} />),
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    await userEvent.type(field, 'sari@mail.example');
    await expect(within(canvasElement).getByText(`17/${feedbackContactMax}`)).toBeVisible();
    field.blur();
  },
};
