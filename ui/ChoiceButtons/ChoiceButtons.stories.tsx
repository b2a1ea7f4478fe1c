import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { withState } from '#storybook/decorators/withState';
import { text } from '#storybook/texts/storyArgs';
import { ChoiceButtons } from './ChoiceButtons';

const meta = {
  title: 'Components/Primitives/ChoiceButtons',
  id: 'components-choicebuttons',
  component: ChoiceButtons,
  args: {
    label: text('feedback.type_label'),
    choices: [
      { value: 1, label: text('feedback.type_1') },
      { value: 2, label: text('feedback.type_2') },
      { value: 3, label: text('feedback.type_3') },
    ],
    value: undefined,
    onPick: fn(),
  },
  decorators: [withState('value', 'onPick')],
  parameters: {
    guide: {
      do: ['Ask in a few words; the question is seen above the answers.'],
      dont: ['Choose for the person: nothing is picked at first.'],
      related: ['RadioGroup', 'Tabs'],
    },
  },
} satisfies Meta<typeof ChoiceButtons>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoneChosen: Story = { parameters: { rules: ['PERSON-6', 'FEEDBACK-2'] } };
export const Chosen: Story = {
  parameters: { rules: ['FEEDBACK-2'] },
  play: async ({ canvasElement }) => {
    const radios = within(canvasElement).getAllByRole('radio');
    await userEvent.click(radios[2] as HTMLElement);
    await expect(radios[2]).toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    await expect(radios[1]).toBeChecked();
  },
};
/** Chips in two columns, where the question stands before what the page is about. */
export const Chips: Story = { args: { shape: 'chip', columns: 2, value: 2 } };
