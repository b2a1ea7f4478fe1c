import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { told } from '../../.storybook/told';
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
      do: ['Choose `inputMode` so that the right keyboard comes up.', 'Check when the person has finished, not at every letter.'],
      related: ['TextArea', 'Field'],
    },
  },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj;

export const Empty: Story = { render: told(({ t }) => <Typed label={t('account.no_label')} hint={t('account.no_hint_id', { type: 'DANA' })} input={{ placeholder: t('account.no_placeholder_id'), inputMode: 'numeric' }} />) };
export const Filled: Story = {
  render: told(({ t }) => <Typed label={t('account.no_label')} input={{ inputMode: 'numeric', maxLength: 12 }} />),
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    await userEvent.type(field, '0812345607899999');
    await expect(field).toHaveValue('081234560789');
    field.blur();
  },
};
/** The error takes the place of the hint, so nothing moves. */
export const Wrong: Story = { render: told(({ t }) => <Typed label={t('account.no_label')} start="12345" hint={t('account.no_hint_id', { type: 'DANA' })} error={t('account.no_prefix_id')} />) };
export const Disabled: Story = { render: told(({ t }) => <Typed label={t('account.no_label')} start="081234560789" input={{ disabled: true }} />) };
