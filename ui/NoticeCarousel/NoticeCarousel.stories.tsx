import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { byMarket, money, text } from '#storybook/texts/storyArgs';
import { Hero } from '../Hero/Hero';
import { NoticeCarousel, type Notice } from './NoticeCarousel';

const real: Notice = {
  kind: 'real',
  text: text('home.notice_week', {
    name: byMarket({ id: 'Sinta', ph: 'Angelo', br: 'Maria' }),
    amount: money({ id: 10000, ph: 100, br: 10 }),
  }),
};
const fictional: Notice = {
  kind: 'example',
  text: text('home.notice_example', {
    name: byMarket({ id: 'Siti R.', ph: 'Maria S.', br: 'Ana L.' }),
    amount: money({ id: 100000, ph: 1000, br: 100 }),
  }),
};

const meta = {
  title: 'Components/Product/NoticeCarousel',
  id: 'components-noticecarousel',
  component: NoticeCarousel,
  args: {
    label: text('home.notices_label'),
    pauseLabel: text('a11y.pause_notices'),
    resumeLabel: text('a11y.resume_notices'),
    notices: [real, fictional],
  },
  decorators: [
    (Story) => (
      <Hero>
        <Story />
      </Hero>
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    guide: {
      do: ['Mark a made-up row as an example in its words.'],
      dont: ['Announce the turns: they would talk over everything else.'],
      related: ['Hero'],
    },
  },
} satisfies Meta<typeof NoticeCarousel>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Toggles the carousel by keyboard and by pointer and leaves it in `state`. Under reduced motion it is paused at first.
 */
const turnTo =
  (state: 'running' | 'paused'): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const carousel = within(canvasElement).getByRole('group');
    const control = within(carousel).getByRole('button');
    const before = [carousel.dataset['state'], control.getAttribute('aria-label')];
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect([carousel.dataset['state'], control.getAttribute('aria-label')]).not.toEqual(before);
    await userEvent.click(control);
    await expect([carousel.dataset['state'], control.getAttribute('aria-label')]).toEqual(before);
    if (carousel.dataset['state'] !== state) await userEvent.click(control);
    await expect(carousel).toHaveAttribute('data-state', state);
  };

export const Running: Story = { play: turnTo('running') };
export const MadeUp: Story = { args: { notices: [fictional, real] } };
export const Paused: Story = { play: turnTo('paused') };
