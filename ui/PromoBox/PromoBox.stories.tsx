import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, within } from 'storybook/test';
import { expectReducedFade } from '#storybook/expectReducedFade';
import { press } from '#storybook/press';
import { appIcon } from '#storybook/samples';
import { text } from '#storybook/texts/storyArgs';
import { PromoBox } from './PromoBox';

const meta = {
  title: 'Components/Product/PromoBox',
  id: 'components-promobox',
  component: PromoBox,
  args: {
    name: 'Kopi Kita',
    icon: appIcon,
    mark: text('common.advertisement'),
    closeLabel: text('a11y.close_ad'),
    onOpen: fn(),
    onClose: fn(),
  },
  parameters: {
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
  parameters: { rules: ['HOME-13'] },
  play: async ({ canvasElement, args }) => {
    await expectReducedFade(within(canvasElement).getByRole('group'));
    const [open, close] = within(canvasElement).getAllByRole('button');
    await press(open, args.onOpen);
    await press(close, args.onClose);
  },
};
/** Below the `FloatBox` of the next task, at the lower edge of the screen. */
export const InBar: Story = { args: { where: 'bar' }, parameters: { rules: ['HOME-13'] } };
/** A long name takes more lines; the app has no icon. */
export const LongName: Story = { args: { name: 'Harvest Hero: Idle Farm Empire', icon: undefined } };
