import type { Meta, StoryObj } from '@storybook/react-vite';
import { wallets } from '#storybook/samples';
import { WalletTile } from './WalletTile';

const meta = {
  title: 'Components/Product/WalletTile',
  id: 'components-wallettile',
  component: WalletTile,
  args: { type: 'DANA' },
  parameters: {
    guide: {
      do: ['Let its name stand beside it.'],
      dont: ['Show logos: they belong to others.'],
      related: ['WalletPicker', 'AccountRow'],
    },
  },
} satisfies Meta<typeof WalletTile>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All e-wallets that the product pays to. */
export const All: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {Object.values(wallets).flatMap(({ types }) =>
        types.map((type) => <WalletTile key={type} {...args} type={type} />),
      )}
    </div>
  ),
  parameters: { rules: ['ACCOUNT-1'] },
};
export const Unknown: Story = { args: { type: 'Maya' } };
