import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, within } from 'storybook/test';
import { press } from '#storybook/press';
import { appIcon } from '#storybook/samples';
import { resolve, text } from '#storybook/storyArgs';
import { FloatBox } from '../FloatBox/FloatBox';
import { TicketIcon } from '../icons/TicketIcon';
import { PromoBox } from './PromoBox';

const meta = {
  title: 'Components/PromoBox',
  component: PromoBox,
  args: {
    name: 'Kopi Kita',
    icon: appIcon,
    mark: text('common.advertisement'),
    closeLabel: text('a11y.close_ad'),
    over: 'none',
    onOpen: fn(),
    onClose: fn(),
  },
  decorators: [
    (Story, { args, globals }) => (
      <>
        <Story />
        {args.over === 'float' && (
          <FloatBox icon={<TicketIcon size={32} />}>{resolve(text('float.lottery'), globals)}</FloatBox>
        )}
      </>
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    guide: {
      do: ['Mark it as advertising, in words.'],
      dont: ['Bring it back in the same visit once it was closed.'],
      related: ['FloatBox', 'AdList'],
    },
  },
} satisfies Meta<typeof PromoBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const [open, close] = within(canvasElement).getAllByRole('button');
    await press(open, args.onOpen);
    await press(close, args.onClose);
  },
};
/** With the pill of the next task below it. */
export const OverFloatBox: Story = { args: { over: 'float' } };
/** In its place in the page, where large text leaves no room to float. */
export const Standing: Story = { args: { above: 'none' } };
/** A long name takes more lines; no icon came. */
export const LongName: Story = { args: { name: 'Harvest Hero: Idle Farm Empire', icon: undefined } };
