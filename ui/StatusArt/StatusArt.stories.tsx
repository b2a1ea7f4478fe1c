import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AccountIcon } from '../icons/AccountIcon';
import { CalendarIcon } from '../icons/CalendarIcon';
import { EnvelopeIcon } from '../icons/EnvelopeIcon';
import { LettersIcon } from '../icons/LettersIcon';
import { QuizIcon } from '../icons/QuizIcon';
import { SleepingGoldTicketIcon } from '../icons/tickets/SleepingGoldTicketIcon';
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
/** Beside words that are read first. */
export const Small: Story = { args: { size: 'small', status: 'failed', children: <WalletIcon size={40} /> } };
export const Done: Story = { args: { status: 'done' } };
export const Waiting: Story = { args: { status: 'waiting', children: <TicketIcon size={64} /> } };
const pale = [AccountIcon, CalendarIcon, EnvelopeIcon, LettersIcon, QuizIcon];
/** Pictures with a pale body, on each circle: it is white there, so that none vanishes on a circle of its colour. */
export const PaleBodies: Story = {
  parameters: { picture: { languages: 'first' } },
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      {([undefined, 'done', 'waiting', 'failed'] as const).flatMap((status) =>
        pale.map((Icon) => (
          <StatusArt key={`${status} ${Icon.name}`} {...(status && { status })}>
            <Icon size={64} />
          </StatusArt>
        )),
      )}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const bodies = [...canvasElement.querySelectorAll('svg[width="64"] > rect:first-child')];
    await expect(new Set(bodies.map((body) => getComputedStyle(body).fill))).toEqual(new Set(['rgb(255, 255, 255)']));
  },
};
export const Failed: Story = { args: { status: 'failed', children: <AccountIcon size={64} /> } };
