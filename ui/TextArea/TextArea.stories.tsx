import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { withState } from '#storybook/decorators/withState';
import { resolve, text } from '#storybook/texts/storyArgs';
import { TextArea } from './TextArea';

const max = 200;

const meta = {
  title: 'Components/Primitives/TextArea',
  id: 'components-textarea',
  component: TextArea,
  args: {
    label: text('feedback.content_label'),
    value: '',
    onValue: fn(),
    area: { placeholder: text('feedback.content_placeholder'), maxLength: max },
  },
  // The counter follows the value. The first decorator is the innermost.
  decorators: [
    (Story, { args, globals }) => {
      const value = args.value.slice(0, max);
      const counter = resolve(text('feedback.counter', { length: value.length, max }), globals);
      return <Story args={{ ...args, value, counter }} />;
    },
    withState('value', 'onValue'),
  ],
  parameters: {
    guide: {
      do: ['Count what is used beside the error, so that both can be read.'],
      dont: ['Cut off what is typed without saying how much there may be.'],
      related: ['TextField', 'Field'],
    },
  },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole('textbox');
    await userEvent.tab();
    await expect(area).toHaveFocus();
    await userEvent.keyboard('Rp');
    await expect(within(canvasElement).getByText('2/200')).toBeVisible();
    await userEvent.clear(area);
    area.blur();
  },
};
export const Filled: Story = { args: { value: text('home.team_banner_text') } };
export const Wrong: Story = { args: { value: '…', error: text('feedback.cs_no_content', { min: 10 }) } };
export const Full: Story = {
  args: { value: text('login.need_message').repeat(4) },
  parameters: { rules: ['FEEDBACK-3'] },
};
