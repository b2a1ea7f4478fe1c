import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { withState } from '#storybook/decorators/withState';
import { walletMark, wallets } from '#storybook/samples';
import { byMarket, text } from '#storybook/texts/storyArgs';
import { WalletPicker } from './WalletPicker';

const meta = {
  title: 'Components/Product/WalletPicker',
  id: 'components-walletpicker',
  component: WalletPicker,
  args: {
    label: text('account.type_label'),
    types: byMarket<readonly string[]>((market) => wallets[market].types),
    value: undefined,
    onPick: fn(),
  },
  decorators: [withState('value', 'onPick')],
  parameters: {
    guide: {
      do: ['Offer the wallets of the market only.', 'Keep one that is closed for now where it is, and say so.'],
      dont: ['Choose one for the person: the money goes there.'],
      related: ['WalletTile', 'RadioGroup'],
    },
  },
} satisfies Meta<typeof WalletPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoneChosen: Story = { parameters: { rules: ['ACCOUNT-1'] } };
export const Chosen: Story = {
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('radio');
    await userEvent.click(second as HTMLElement);
    await expect(second).toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    await expect(first).toBeChecked();
  },
};
/** The deployment has the marks of all but the last one (here a made-up mark), which shows the neutral sign. */
export const OwnMarks: Story = {
  args: {
    iconOf: byMarket((market) => (type: string) => (type === wallets[market].types.at(-1) ? undefined : walletMark)),
  },
  parameters: { rules: ['ACCOUNT-25'] },
};
/** The second one is closed for now: it stays, says so, and cannot be chosen. */
export const OneClosed: Story = {
  args: {
    closed: byMarket((market) => ({ types: [wallets[market].types[1] ?? ''], text: text('account.type_closed') })),
  },
  play: async ({ canvasElement, args }) => {
    const [first, second] = within(canvasElement).getAllByRole('radio');
    await expect(second).toBeDisabled();
    await userEvent.click(first as HTMLElement);
    await expect(first).toBeChecked();
    await expect(args.onPick).toHaveBeenCalledTimes(1);
  },
};
