import type { Meta, StoryObj } from '@storybook/react-vite';
import { AccountIcon } from '../icons/AccountIcon';
import { SleepingGoldTicketIcon } from '../icons/SleepingGoldTicketIcon';
import { TicketIcon } from '../icons/TicketIcon';
import { WalletIcon } from '../icons/WalletIcon';
import { StatusArt } from './StatusArt';

const meta = {
  title: 'Components/Primitives/StatusArt',
  id: 'components-statusart',
  component: StatusArt,
  args: { children: <WalletIcon size={64} /> },
  parameters: {
    guide: {
      do: ['Show the thing it is about, and let the badge say how it stands.'],
      dont: ['Show a check mark where nothing was gained.', 'Use a ticket with a face for money that was refused.'],
      related: ['Dialog', 'EmptyState', 'FailureState'],
    },
  },
} satisfies Meta<typeof StatusArt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
/** A quota that is used up until it opens again. */
export const Resting: Story = { args: { ground: 'gold', children: <SleepingGoldTicketIcon size={64} /> } };
export const Done: Story = { args: { status: 'done' } };
export const Waiting: Story = { args: { status: 'waiting', children: <TicketIcon size={64} /> } };
export const Failed: Story = { args: { status: 'failed', children: <AccountIcon size={64} /> } };
