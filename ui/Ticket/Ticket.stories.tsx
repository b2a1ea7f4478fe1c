import type { Meta, StoryObj } from '@storybook/react-vite';
import { text } from '#storybook/texts/storyArgs';
import { CardText, CardTitle } from '../theme/card';
import { Ticket } from './Ticket';

const room = { padding: 16 };

const meta = {
  title: 'Components/Primitives/Ticket',
  id: 'components-ticket',
  component: Ticket,
  args: {
    tear: 'side',
    stub: <div style={room}>{text('lucky.claim')}</div>,
    children: (
      <div style={room}>
        <CardTitle>{text('task.lottery_title')}</CardTitle>
        <CardText>{text('home.team_banner_text')}</CardText>
      </div>
    ),
  },
  parameters: {
    guide: {
      do: ['Use it for what can be earned or spent.'],
      dont: ['Give large notches to rows that stand 12 px apart.'],
      related: ['TaskCard', 'BalanceTicket'],
    },
  },
} satisfies Meta<typeof Ticket>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Side: Story = { args: { notch: 'small' } };
export const Below: Story = { args: { tear: 'below' } };
export const Gold: Story = { args: { tear: 'below', tone: 'gold' } };
