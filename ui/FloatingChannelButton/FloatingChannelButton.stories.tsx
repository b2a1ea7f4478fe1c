import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, within } from 'storybook/test';
import { told } from '../../.storybook/told';
import { press } from '../testing/press';
import { FloatingChannelButton } from './FloatingChannelButton';

const open = fn();

const meta = {
  title: 'Components/FloatingChannelButton',
  component: FloatingChannelButton,
  parameters: {
    guide: {
      dont: ['Show it together with a FloatBox: they share the corner.'],
      related: ['FloatBox', 'IconButton'],
    },
  },
} satisfies Meta<typeof FloatingChannelButton>;
export default meta;
type Story = StoryObj;

export const Default: Story = {
  render: told(({ t }) => <FloatingChannelButton label={t('coincenter.channel', { service: 'WhatsApp' })} onClick={open} />),
  play: async ({ canvasElement }) => {
    await press(within(canvasElement).getByRole('button'), open);
  },
};
