import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { told, type Stage } from '#storybook/told';
import { ChoiceButtons } from './ChoiceButtons';

function Choice({ t }: Stage<unknown>) {
  const [value, pick] = useState<number>();
  const choices = [t('feedback.type_1'), t('feedback.type_2'), t('feedback.type_3')].map((label, index) => ({
    value: index + 1,
    label,
  }));
  return <ChoiceButtons label={t('feedback.type_label')} choices={choices} value={value} onPick={pick} />;
}

const meta = {
  title: 'Components/ChoiceButtons',
  component: ChoiceButtons,
  parameters: {
    guide: {
      do: ['Ask in a few words; the question is seen above the answers.'],
      dont: ['Choose for the person: nothing is picked at first.'],
      related: ['RadioGroup', 'Tabs'],
    },
  },
} satisfies Meta<typeof ChoiceButtons>;
export default meta;
type Story = StoryObj;

export const NoneChosen: Story = { render: told((stage) => <Choice {...stage} />) };
export const Chosen: Story = {
  render: told((stage) => <Choice {...stage} />),
  play: async ({ canvasElement }) => {
    const radios = within(canvasElement).getAllByRole('radio');
    await userEvent.click(radios[2] as HTMLElement);
    await expect(radios[2]).toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    await expect(radios[1]).toBeChecked();
  },
};
