import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { told } from '#storybook/told';
import { RadioGroup, type RadioGroupProps } from './RadioGroup';

function Choice(props: Pick<RadioGroupProps<string>, 'label' | 'options'>) {
  const [value, pick] = useState<string>();
  return <RadioGroup {...props} value={value} onPick={pick} />;
}

const meta = {
  title: 'Components/RadioGroup',
  component: RadioGroup,
  parameters: {
    guide: {
      do: ['Show its label unless a title above says the same.'],
      dont: ['Use it for more than a handful of options.'],
      related: ['AmountButtons', 'WalletPicker', 'ChoiceButtons'],
    },
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj;

export const Chosen: Story = {
  render: told(({ t }) => (
    <Choice
      label={t('a11y.records_tabs')}
      options={[
        { value: 'coin', content: t('income.tab_coin') },
        { value: 'cash', content: t('income.tab_cash') },
        { value: 'gift', content: t('income.tab_gift'), disabled: true },
      ]}
    />
  )),
  play: async ({ canvasElement }) => {
    const radios = within(canvasElement).getAllByRole('radio');
    await userEvent.click(radios[0] as HTMLElement);
    await userEvent.keyboard('{ArrowDown}');
    await expect(radios[1]).toBeChecked();
    await expect(radios[2]).toBeDisabled();
    (document.activeElement as HTMLElement).blur();
  },
};
