import type { Meta, StoryObj } from '@storybook/react-vite';
import { useStoryTranslation } from '#storybook/useStoryTranslation';
import { CardText, CardTitle } from '../theme/card';
import { Ticket, type TicketProps } from './Ticket';

function Example({ tear }: Pick<TicketProps, 'tear'>) {
  const t = useStoryTranslation();
  const room = { padding: 16 };
  return (
    <Ticket tear={tear} stub={<div style={room}>{t('lucky.claim')}</div>}>
      <div style={room}>
        <CardTitle>{t('task.lottery_title')}</CardTitle>
        <CardText>{t('home.daily_subtitle')}</CardText>
      </div>
    </Ticket>
  );
}

const meta = {
  title: 'Components/Ticket',
  component: Ticket,
  args: { tear: 'side', stub: '', children: '' },
  render: ({ tear }) => <Example tear={tear} />,
  parameters: {
    guide: {
      do: ['Use it for what can be earned or spent.'],
      dont: ['Lay it on another ground than the page: the notches show the page.'],
      related: ['TaskCard', 'BalanceTicket'],
    },
  },
} satisfies Meta<typeof Ticket>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Side: Story = {};
export const Below: Story = { args: { tear: 'below' } };
