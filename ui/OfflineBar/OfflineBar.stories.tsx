import type { Meta, StoryObj } from '@storybook/react-vite';
import { useStoryTranslation } from '#storybook/useStoryTranslation';
import { OfflineBar } from './OfflineBar';

function Example() {
  const t = useStoryTranslation();
  return <OfflineBar>{t('network.offline')}</OfflineBar>;
}

const meta = {
  title: 'Components/OfflineBar',
  component: OfflineBar,
  render: () => <Example />,
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
