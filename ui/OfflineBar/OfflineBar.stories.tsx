import type { Meta, StoryObj } from '@storybook/react-vite';
import { text } from '#storybook/texts/storyArgs';
import { OfflineBar } from './OfflineBar';

const meta = {
  title: 'Components/Primitives/OfflineBar',
  id: 'components-offlinebar',
  component: OfflineBar,
  args: { children: text('network.offline') },
  parameters: {
    guide: {
      do: ['Keep the last known data below it.'],
      dont: ['Blame the network when it was the server that failed.'],
      related: ['BalanceTicket'],
    },
  },
} satisfies Meta<typeof OfflineBar>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
