import type { Meta, StoryObj } from '@storybook/react-vite';
import { theme } from '../theme/theme';
import { money } from '#storybook/texts/storyArgs';
import { FittedAmount } from './FittedAmount';

const meta = {
  title: 'Components/Primitives/FittedAmount',
  id: 'components-fittedamount',
  component: FittedAmount,
  args: { children: money({ id: 257_100, ph: 2571, br: 257.1 }) },
  decorators: [
    (Story) => (
      <div style={{ font: theme.type.money }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      do: ['Put each amount that stands alone and large into it.'],
      dont: ['Use it inside a sentence, whose words wrap around the amount.'],
      related: ['BalanceTicket', 'Receipt', 'AmountButtons'],
    },
  },
} satisfies Meta<typeof FittedAmount>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Fits: Story = {};
/** In half of the room that it needs. */
export const Smaller: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: '6rem' }}>
        <Story />
      </div>
    ),
  ],
};
