import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, within } from 'storybook/test';
import { press } from '#storybook/press';
import { resolve, text } from '#storybook/texts/storyArgs';
import { BottomBar } from '../BottomBar/BottomBar';
import { Page } from '../Page/Page';
import { FloatingChannelButton } from './FloatingChannelButton';

const meta = {
  title: 'Components/Product/FloatingChannelButton',
  id: 'components-floatingchannelbutton',
  component: FloatingChannelButton,
  args: { label: text('coincenter.channel', { service: 'WhatsApp' }), onClick: fn() },
  parameters: {
    guide: {
      do: ['Name the service it opens.'],
      dont: ['Show it together with a FloatBox: they share the corner.'],
      related: ['FloatBox', 'IconButton'],
    },
  },
} satisfies Meta<typeof FloatingChannelButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** With a bar that asks guests to log in: the button is the page's last element. */
export const WithBar: Story = {
  parameters: { rules: ['COINS-2'], layout: 'fullscreen' },
  args: { place: 'page' },
  decorators: [
    (Story, { globals }) =>
      resolve(
        <Page bar={<BottomBar text={text('login.bar_text')} action={text('login.bar_button')} onAction={fn()} />}>
          <Story />
        </Page>,
        globals,
      ),
  ],
};
export const Default: Story = {
  parameters: { rules: ['PERSON-6'] },
  play: async ({ canvasElement, args }) => {
    await press(within(canvasElement).getByRole('button'), args.onClick);
  },
};
