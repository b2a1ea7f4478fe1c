import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@tally/ui/Button';
import { TextField } from '@tally/ui/TextField';
import { Advice } from './Advice';

const meta = {
  title: 'Guides/Patterns/Forms and errors',
  tags: ['!autodocs', 'any-language'],
  parameters: { picture: { languages: 'first' } },
} satisfies Meta;
export default meta;

const ignore = () => undefined;

/** Labels, errors and buttons of forms. */
export const DoAndDont: StoryObj = {
  render: () => (
    <Advice
      pairs={[
        {
          good: {
            shows: <TextField label="Phone number of your e-wallet" hint="11 digits" value="" onValue={ignore} />,
            says: 'name the field above it, and say below what fits.',
          },
          bad: {
            shows: (
              <TextField
                label="Number"
                value=""
                onValue={ignore}
                input={{ placeholder: 'Phone number of your e-wallet' }}
              />
            ),
            says: 'let the placeholder explain: it is gone as soon as somebody types.',
          },
        },
        {
          good: {
            shows: <TextField label="Phone number" value="0812345" error="5 digits are missing" onValue={ignore} />,
            says: 'say what is wrong and what would be right, in the place of the hint.',
          },
          bad: {
            shows: <TextField label="Phone number" value="0812345" error="Invalid input" onValue={ignore} />,
            says: 'call it invalid and leave the person to guess.',
          },
        },
        {
          good: {
            shows: <Button block>Save</Button>,
            says: 'let the button be pressed, and lead to the first field that needs something.',
          },
          bad: {
            shows: (
              <Button block state="disabled">
                Save
              </Button>
            ),
            says: 'disable it until all is right: nobody learns what is missing.',
          },
        },
      ]}
    />
  ),
};
