import { accountNoMin } from '@tally/contract/market';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { told } from '#storybook/told';
import { wallets } from '#storybook/samples';
import { Field } from './Field';
import { Input } from './Field.styles';

const meta = {
  title: 'Components/Field',
  component: Field,
  parameters: {
    guide: {
      do: ['Take TextField or TextArea; this is what they share.', 'Say what helps, not only what is wrong.'],
      dont: ['Put the error into the placeholder: it goes as soon as somebody types.'],
      related: ['TextField', 'TextArea'],
    },
  },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj;

export const Plain: Story = {
  render: told(({ t }) => (
    <Field label={t('account.name_label')}>
      {(wiring) => <Input {...wiring} placeholder={t('account.name_placeholder')} />}
    </Field>
  )),
};
export const WithHint: Story = {
  render: told(({ t, market }) => (
    <Field label={t('account.no_label')} hint={t(`account.no_hint_${market}`, { type: wallets[market].types[0] })}>
      {(wiring) => <Input {...wiring} />}
    </Field>
  )),
};
export const WithError: Story = {
  render: told(({ t, market }) => (
    <Field label={t('account.no_label')} error={t('account.no_too_short', { min: accountNoMin[market] })}>
      {(wiring) => <Input {...wiring} defaultValue={wallets[market].no.slice(0, 5)} />}
    </Field>
  )),
};
