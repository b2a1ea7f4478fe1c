import type { Meta, StoryObj } from '@storybook/react-vite';
import { missingPicture, walletMark } from '#storybook/samples';
import { WalletTile } from './WalletTile';

const meta = {
  title: 'Components/Product/WalletTile',
  id: 'components-wallettile',
  component: WalletTile,
  parameters: {
    // It has no words.
    picture: { languages: 'first' },
    guide: {
      do: ['Let the wallet’s name stand beside it.', 'Show a mark as the wallet’s owner drew it, whole.'],
      dont: ['Invent a mark: letters and colours that stand for a brand look like a fake page.'],
      related: ['WalletPicker', 'AccountRow'],
    },
  },
} satisfies Meta<typeof WalletTile>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What every e-wallet shows unless the deployment has its mark. */
export const Neutral: Story = { parameters: { rules: ['ACCOUNT-25'] } };
/** The mark that the deployment's catalogue has; this one is made up. */
export const OwnMark: Story = { args: { icon: walletMark }, parameters: { rules: ['ACCOUNT-25'] } };
/** The mark cannot be loaded. */
export const Broken: Story = { args: { icon: missingPicture } };
