import type { Meta, StoryObj } from '@storybook/react-vite';
import { told } from '../../.storybook/told';
import { Field } from './Field';
import { Input } from './Field.styles';

const meta = {
  title: 'Components/Field',
  component: Field,
  parameters: {
    guide: {
      do: ['Take TextField or TextArea; this is what they share.', 'Say what helps, not only what is wrong.'],
      related: ['TextField', 'TextArea'],
    },
  },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj;

export const Plain: Story = { render: told(({ t }) => <Field label={t('account.name_label')}>{(wiring) => <Input {...wiring} placeholder={t('account.name_placeholder')} />}</Field>) };
export const WithHint: Story = { render: told(({ t }) => <Field label={t('account.no_label')} hint={t('account.no_hint_id', { type: 'DANA' })}>{(wiring) => <Input {...wiring} />}</Field>) };
export const WithError: Story = { render: told(({ t }) => <Field label={t('account.no_label')} error={t('account.no_prefix_id')}>{(wiring) => <Input {...wiring} defaultValue="123456789" />}</Field>) };
