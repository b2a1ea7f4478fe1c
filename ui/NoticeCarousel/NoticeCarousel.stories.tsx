import { formatMoney } from '@tally/locales/format';
import type { Market } from '@tally/contract/market';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { marketOf } from '#storybook/globals';
import { useStoryTranslation } from '#storybook/useStoryTranslation';
import { Hero } from '../Hero/Hero';
import { NoticeCarousel, type Notice } from './NoticeCarousel';

const names = { id: 'Siti R.', ph: 'Maria S.', br: 'Ana L.' } as const;
const amounts = { id: [10000, 100000], ph: [100, 1000], br: [10, 100] } as const;

function Example({ first, market }: { first: Notice['kind']; market: Market }) {
  const t = useStoryTranslation();
  const [some, much] = amounts[market];
  const notices: Notice[] = [
    { kind: 'real', text: t('home.notice_week', { name: 'Si***ta', amount: formatMoney(some, market) }) },
    { kind: 'example', text: t('home.notice_example', { name: names[market], amount: formatMoney(much, market) }) },
  ];
  return (
    <Hero>
      <NoticeCarousel
        label={t('home.notices_label')}
        pauseLabel={t('a11y.pause_notices')}
        resumeLabel={t('a11y.resume_notices')}
        notices={first === 'real' ? notices : notices.reverse()}
      />
    </Hero>
  );
}

const meta = {
  title: 'Components/NoticeCarousel',
  component: NoticeCarousel,
  args: { label: '', notices: [], pauseLabel: '', resumeLabel: '' },
  render: (_args, { globals }) => <Example first="real" market={marketOf(globals)} />,
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

/** Turns it by keyboard and by pointer, until it is as the story says: under reduced motion it begins paused. */
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
export const MadeUp: Story = { render: (_args, { globals }) => <Example first="example" market={marketOf(globals)} /> };
export const Paused: Story = { play: turnTo('paused') };
