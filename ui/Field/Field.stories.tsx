import { accountNoDigits } from '@tally/contract/limits/account';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { wallets } from '#storybook/samples';
import { byMarket, text } from '#storybook/texts/storyArgs';
import { Field } from './Field';
import { Input } from './Field.styles';

const meta = {
  title: 'Components/Primitives/Field',
  id: 'components-field',
  component: Field,
  args: {
    label: byMarket((market) => text(`account.no_label_${market}`, { wallet: wallets[market].types[0] })),
    children: (wiring) => <Input {...wiring} />,
  },
  parameters: {
    guide: {
      do: ['Take TextField or TextArea; this is what they share.', 'Say what helps, not only what is wrong.'],
      dont: ['Put the error into the placeholder: it goes as soon as somebody types.'],
      related: ['TextField', 'TextArea'],
    },
  },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  args: {
    label: text('account.name_label'),
    children: (wiring) => <Input {...wiring} placeholder={text('account.name_placeholder')} />,
  },
};
export const WithHint: Story = {
  args: {
    label: text('feedback.contact_label'),
    hint: text('feedback.contact_hint'),
  },
};
export const WithError: Story = {
  parameters: { picture: { languages: 'first' } },
  args: {
    error: text('account.no_too_short', { digits: byMarket(accountNoDigits) }),
    children: (wiring) => <Input {...wiring} defaultValue={byMarket((market) => wallets[market].no.slice(0, 5))} />,
  },
};
