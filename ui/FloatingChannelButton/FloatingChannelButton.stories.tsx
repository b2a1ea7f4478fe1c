import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, within } from 'storybook/test';
import { told } from '#storybook/told';
import { BottomBar } from '../BottomBar/BottomBar';
import { Page } from '../Page/Page';
import { press } from '#storybook/press';
import { FloatingChannelButton } from './FloatingChannelButton';

const open = fn();

const meta = {
  title: 'Components/FloatingChannelButton',
  component: FloatingChannelButton,
  parameters: {
    guide: {
      do: ['Name the service it opens.'],
      dont: ['Show it together with a FloatBox: they share the corner.'],
      related: ['FloatBox', 'IconButton'],
    },
  },
} satisfies Meta<typeof FloatingChannelButton>;
export default meta;
type Story = StoryObj;

/** Above the bar that asks guests to log in: its button stays free. */
export const AboveBar: Story = {
  parameters: { layout: 'fullscreen' },
  render: told(({ t }) => (
    <Page bar={<BottomBar text={t('login.bar_text')} action={t('login.bar_button')} onAction={open} />}>
      <FloatingChannelButton above="bar" label={t('coincenter.channel', { service: 'WhatsApp' })} onClick={open} />
    </Page>
  )),
};
export const Default: Story = {
  render: told(({ t }) => (
    <FloatingChannelButton label={t('coincenter.channel', { service: 'WhatsApp' })} onClick={open} />
  )),
  play: async ({ canvasElement }) => {
    await press(within(canvasElement).getByRole('button'), open);
  },
};
