import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@tally/ui/Button';
import { ConfirmList } from '@tally/ui/ConfirmList';
import { money } from '#storybook/texts/storyArgs';
import { Advice } from './Advice';

const meta = {
  title: 'Guides/Patterns/Asking before money moves',
  tags: ['!autodocs', 'any-language'],
  args: { amount: money({ id: 10000, ph: 100, br: 10 }) },
  parameters: { picture: { languages: 'first' } },
} satisfies Meta<{ amount: string }>;
export default meta;

/** What a question says before money goes somewhere. */
export const DoAndDont: StoryObj<{ amount: string }> = {
  render: ({ amount }) => (
    <Advice
      pairs={[
        {
          good: {
            shows: (
              <ConfirmList
                rows={[
                  { label: 'Amount', value: amount },
                  { label: 'To', value: '•••• 0789' },
                  { label: 'Arrives', value: 'Within 2 hours' },
                ]}
              />
            ),
            says: 'repeat what, to whom and when, so that a wrong digit is noticed.',
          },
          bad: { shows: <p>Are you sure?</p>, says: 'ask only whether somebody is sure: everybody is.' },
        },
        {
          good: {
            shows: <Button block>{`Withdraw ${amount}`}</Button>,
            says: 'let the button say what it does, with the amount.',
          },
          bad: { shows: <Button block>OK</Button>, says: 'confirm with a word that would fit every question.' },
        },
      ]}
    />
  ),
};
