import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, within } from 'storybook/test';
import { useStoryTranslation } from '#storybook/useStoryTranslation';
import { Hero } from '../Hero/Hero';
import { IconButton } from '../IconButton/IconButton';
import { BackIcon } from '../icons/BackIcon';
import { ChannelIcon } from '../icons/ChannelIcon';
import { ChatIcon } from '../icons/ChatIcon';
import { CloseIcon } from '../icons/CloseIcon';
import { InfoIcon } from '../icons/InfoIcon';
import { press } from '#storybook/press';
import { TitleBar } from './TitleBar';

const pressed = fn();

function Bar({
  page,
  left = 'back',
  right,
}: {
  page: 'home' | 'withdraw' | 'invited' | 'coincenter';
  left?: 'back' | 'close';
  right?: 'tips' | 'feedback' | 'reply' | 'channel';
}) {
  const t = useStoryTranslation();
  const icons = {
    tips: [t('a11y.income_tips'), <InfoIcon key="i" size={22} />],
    feedback: [t('a11y.open_feedback'), <ChatIcon key="i" size={22} />],
    reply: [t('a11y.feedback_reply'), <ChatIcon key="i" size={22} />],
    channel: [t('a11y.open_channel', { service: 'WhatsApp' }), <ChannelIcon key="i" size={22} />],
  } as const;
  const home = page === 'home';
  return (
    <Hero>
      <TitleBar
        title={page === 'invited' ? t('ref.title', { name: 'Maria Aparecida dos Santos' }) : t(`title.${page}`)}
        start={
          !home && (
            <IconButton label={t(left === 'back' ? 'a11y.back' : 'a11y.close_page')} onClick={pressed}>
              {left === 'back' ? <BackIcon size={22} /> : <CloseIcon size={22} />}
            </IconButton>
          )
        }
        end={
          <>
            {right && (
              <IconButton label={icons[right][0]} notice={right === 'reply' ? 'new' : 'none'} onClick={pressed}>
                {icons[right][1]}
              </IconButton>
            )}
            {home && (
              <IconButton label={t('a11y.close_page')} onClick={pressed}>
                <CloseIcon size={22} />
              </IconButton>
            )}
          </>
        }
      />
    </Hero>
  );
}

const meta = {
  title: 'Components/TitleBar',
  component: TitleBar,
  args: { title: '' },
  parameters: {
    layout: 'fullscreen',
    guide: { do: ['Put it into a Hero.'], dont: ['Use more than three icons.'], related: ['Hero', 'IconButton'] },
  },
} satisfies Meta<typeof TitleBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Presses each of its icons, by pointer and by keyboard. */
const pressEach: NonNullable<Story['play']> = async ({ canvasElement }) => {
  for (const icon of within(canvasElement).getAllByRole('button')) {
    pressed.mockClear();
    await press(icon, pressed);
  }
};

export const Home: Story = { render: () => <Bar page="home" right="feedback" />, play: pressEach };
export const Tips: Story = { render: () => <Bar page="home" right="tips" /> };
export const Channel: Story = { render: () => <Bar page="home" right="channel" />, play: pressEach };
/** A dot: feedback was answered. The label says so too. */
export const Reply: Story = { render: () => <Bar page="home" right="reply" /> };
export const Back: Story = { render: () => <Bar page="withdraw" right="feedback" />, play: pressEach };
/** A page that the host opened by itself is closed, not left by a step back. */
export const Close: Story = { render: () => <Bar page="coincenter" left="close" />, play: pressEach };
/** Who invites is named in the title: it takes as many lines as it needs. */
export const LongTitle: Story = { render: () => <Bar page="invited" right="feedback" /> };
