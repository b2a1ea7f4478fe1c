import type { Meta, StoryObj } from '@storybook/react-vite';
import { wallets } from '#storybook/samples';
import { byMarket, text } from '#storybook/texts/storyArgs';
import { CoinIcon } from '../icons/CoinIcon';
import { SunriseIcon } from '../icons/SunriseIcon';
import { WalletIcon } from '../icons/WalletIcon';
import { PictureSteps } from './PictureSteps';

const meta = {
  title: 'Components/Primitives/PictureSteps',
  id: 'components-picturesteps',
  component: PictureSteps,
  args: {
    steps: [
      { picture: <CoinIcon size={40} />, text: text('home.step_coins') },
      { picture: <SunriseIcon size={40} />, text: text('home.step_cash') },
      {
        picture: <WalletIcon size={40} />,
        text: text('home.step_withdraw', { types: byMarket((market) => wallets[market].types[0]) }),
      },
    ],
  },
  parameters: {
    guide: {
      do: ['Keep to three: what the person does first, what happens, what they get.'],
      dont: ['Show how far somebody is: these are pictures of a way, not of a state.'],
      related: ['TipsSection'],
    },
  },
} satisfies Meta<typeof PictureSteps>;
export default meta;

export const ThreeSteps: StoryObj<typeof meta> = {};
/** Without a background, as on the balance ticket, in the space of its numbers. */
export const WithoutGround: StoryObj<typeof meta> = { args: { ground: 'none' } };
/** In the width of a phone of 320 px: one step below the other, so that no words break into four lines. */
export const Narrow: StoryObj<typeof meta> = {
  decorators: [
    (Story) => (
      <div style={{ width: 288 }}>
        <Story />
      </div>
    ),
  ],
};
