import type { Meta, StoryObj } from '@storybook/react-vite';
import { text } from '#storybook/texts/storyArgs';
import { LegalText } from './LegalText';

const meta = {
  title: 'Components/Primitives/LegalText',
  id: 'components-legaltext',
  component: LegalText,
  args: {
    blocks: [
      {
        heading: text('title.privacy'),
        paragraphs: [text('permission.contacts_message'), text('permission.notify_message')],
      },
      {
        heading: text('title.deletion'),
        paragraphs: [text('deletion.warning')],
        points: [text('tips.withdraw_4'), text('tips.team_3')],
      },
    ],
  },
  parameters: {
    guide: {
      do: ['Say in which language the text is where the page speaks another.'],
      dont: ['Shorten it for the screen: it is what people agree to.'],
      related: ['TipsSection'],
    },
  },
} satisfies Meta<typeof LegalText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Policy: Story = { parameters: { rules: ['PRIVACY-1'] } };
