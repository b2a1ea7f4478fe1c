import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { withState } from '#storybook/decorators/withState';
import { expectReducedFade } from '#storybook/expectReducedFade';
import { text } from '#storybook/texts/storyArgs';
import { RadioGroup } from './RadioGroup';

const meta = {
  title: 'Components/Primitives/RadioGroup',
  id: 'components-radiogroup',
  component: RadioGroup,
  args: {
    label: text('a11y.records_tabs'),
    options: [
      { value: 'coin', content: text('income.tab_coin') },
      { value: 'cash', content: text('income.tab_cash') },
      { value: 'gift', content: text('income.tab_gift'), disabled: true },
    ],
    value: undefined,
    onPick: fn(),
  },
  decorators: [withState('value', 'onPick')],
  parameters: {
    guide: {
      do: ['Show its label unless a title above says the same.'],
      dont: ['Use it for more than a handful of options.'],
      related: ['AmountButtons', 'WalletPicker', 'ChoiceButtons'],
    },
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ canvasElement }) => {
    const radios = within(canvasElement).getAllByRole('radio');
    await userEvent.click(radios[0] as HTMLElement);
    await userEvent.keyboard('{ArrowDown}');
    await expect(radios[1]).toBeChecked();
    await expectReducedFade(radios[1]?.parentElement?.lastElementChild);
    await expect(radios[2]).toBeDisabled();
    (document.activeElement as HTMLElement).blur();
  },
};
