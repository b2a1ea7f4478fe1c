import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { byMarket, money, text } from '#storybook/texts/storyArgs';
import { Hero } from '../Hero/Hero';
import { NoticeCarousel, type Notice } from './NoticeCarousel';

const noticeOf = (kind: Notice['kind'], name: string, amount: string): Notice => ({
  kind,
  name,
  text: text(kind === 'real' ? 'home.notice_week' : 'home.notice_example', { name, amount }),
});
const ten = money({ id: 10000, ph: 100, br: 10 });
const real = noticeOf('real', byMarket({ id: 'Sinta', ph: 'Angelo', br: 'Maria' }), ten);
const fictional = noticeOf(
  'example',
  byMarket({ id: 'Siti R.', ph: 'Maria S.', br: 'Ana L.' }),
  money({ id: 100000, ph: 1000, br: 100 }),
);
const longNamed = noticeOf(
  'real',
  byMarket({ id: 'Raden Mas Kusumawardhani', ph: 'Maria Concepcion Villanueva', br: 'Maria Aparecida Albuquerque' }),
  ten,
);

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

export const Running: Story = { parameters: { rules: ['HOME-1'] }, play: turnTo('running') };
export const MadeUp: Story = { args: { notices: [fictional, real] }, parameters: { rules: ['HOME-2'] } };
/** The name is cut, not the amount. */
export const LongName: Story = {
  args: { notices: [longNamed] },
  play: async ({ canvasElement }) => {
    const line = canvasElement.querySelector('[data-kind]');
    // Large text has no room for more than the words.
    if (!line || getComputedStyle(line).display === 'block') return;
    await expect(line.scrollWidth).toBe(line.clientWidth);
  },
};
export const Paused: Story = { parameters: { rules: ['HOME-3'] }, play: turnTo('paused') };
