import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CoinFlight } from './CoinFlight';

const meta = {
  title: 'Components/Product/CoinFlight',
  id: 'components-coinflight',
  component: CoinFlight,
  args: { from: { x: 250, y: 200 }, to: { x: 40, y: 60 }, beside: { x: 27, y: 85 }, gain: '+1.000' },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', height: 240 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      do: ['Let it lead from what was pressed to the number that grows.'],
      dont: ['Let a number or a tap wait for it: it is decoration, and may not be there.'],
      related: ['RewardToast', 'BalanceTicket'],
    },
  },
} satisfies Meta<typeof CoinFlight>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The animation stopped half way; it can be played on the page *Visual language*. */
export const UnderWay: Story = {
  play: async ({ canvasElement }) => {
    const flying = canvasElement.getAnimations({ subtree: true });
    // There are no animations under reduced motion.
    for (const animation of flying) {
      animation.pause();
      animation.currentTime = 360;
    }
    await expect(canvasElement.querySelectorAll('i')).toHaveLength(5);
  },
};
