import { formatHour } from '@tally/locales/formatHour';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { byMarket, coins, money, text } from '#storybook/texts/storyArgs';
import { CalendarIcon } from '../icons/CalendarIcon';
import { HappyTicketIcon } from '../icons/tickets/HappyTicketIcon';
import { LettersIcon } from '../icons/LettersIcon';
import { PlayerIcon } from '../icons/PlayerIcon';
import { QuizIcon } from '../icons/QuizIcon';
import { TicketIcon } from '../icons/TicketIcon';
import { DayDoneTicket } from './DayDoneTicket';

const meta = {
  title: 'Components/Product/DayDoneTicket',
  id: 'components-daydoneticket',
  component: DayDoneTicket,
  args: {
    face: <HappyTicketIcon size={104} />,
    title: text('home.day_done_title'),
    text: text('home.day_done_text'),
    pictures: [CalendarIcon, TicketIcon, PlayerIcon, LettersIcon, QuizIcon].map((Icon) => ({
      picture: <Icon />,
      done: true,
    })),
    more: text('home.day_show', { count: 5 }),
    less: text('home.day_hide'),
    children: <p>{text('task.checkin_title')}</p>,
  },
  parameters: {
    guide: {
      do: ['Say when the next chance opens, then what is still open.'],
      dont: ['Speak of series of days or of what is lost.'],
      related: ['TaskCard', 'Stamp'],
    },
  },
} satisfies Meta<typeof DayDoneTicket>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
/** With what the day brought. */
export const WithSum: Story = {
  args: {
    sum: text('home.day_sum', { coins: coins(26_400), cash: money({ id: 2640, ph: 264, br: 26.4 }) }),
  },
};
export const Expanded: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(within(canvasElement).getByRole('button')).toHaveAttribute('aria-expanded', 'true');
  },
};
/** In the morning: tasks that open later today have no check mark. */
export const UntilLater: Story = {
  args: {
    title: text('home.day_rest_title'),
    text: text('home.day_rest_text', { time: byMarket((market) => formatHour(660, market)) }),
    pictures: [CalendarIcon, TicketIcon, PlayerIcon, LettersIcon, QuizIcon].map((Icon, at) => ({
      picture: <Icon />,
      done: at !== 1 && at !== 2,
    })),
  },
};
/** The face has not loaded yet: its space is reserved. */
export const WithoutFace: Story = { args: { face: undefined } };
