import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { withState } from '#storybook/decorators/withState';
import { text } from '#storybook/texts/storyArgs';
import { KeyBox } from './KeyBox';

const meta = {
  title: 'Components/Product/KeyBox',
  id: 'components-keybox',
  component: KeyBox,
  args: {
    label: text('ops.key_label'),
    action: text('ops.key_open'),
    value: '',
    onValue: fn(),
    onOpen: fn(),
  },
  decorators: [withState('value', 'onValue')],
  parameters: {
    guide: {
      do: ['Say how long a key is at least.'],
      dont: ['Say whether a key nearly fits.', 'Keep the key where the browser offers it again.'],
      related: ['CounterList', 'TextField'],
    },
  },
} satisfies Meta<typeof KeyBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  parameters: { rules: ['OPS-2'] },
  play: async ({ canvasElement, args: { onOpen } }) => {
    const field = within(canvasElement).getByLabelText(/./, { selector: 'input' });
    await userEvent.type(field, 'a long key{Enter}');
    await expect(onOpen).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onOpen).toHaveBeenCalledTimes(2);
    await userEvent.clear(field);
  },
};
export const TooShort: Story = {
  args: { value: 'short', error: text('ops.key_short', { min: 7 }) },
  parameters: { rules: ['OPS-1'] },
};
export const Opening: Story = { args: { value: 'a long key', state: 'busy' } };
