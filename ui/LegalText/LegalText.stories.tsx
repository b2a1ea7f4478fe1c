import type { Meta, StoryObj } from '@storybook/react-vite';
import { told } from '#storybook/told';
import { LegalText } from './LegalText';

const meta = {
  title: 'Components/LegalText',
  component: LegalText,
  parameters: {
    guide: {
      do: ['Say in which language the text is where the page speaks another.'],
      dont: ['Shorten it for the screen: it is what people agree to.'],
      related: ['TipsSection'],
    },
  },
} satisfies Meta<typeof LegalText>;
export default meta;
type Story = StoryObj;

export const Policy: Story = {
  render: told(({ t }) => (
    <LegalText
      blocks={[
        { heading: t('title.privacy'), paragraphs: [t('permission.contacts_message'), t('permission.notify_message')] },
        {
          heading: t('title.dataclear'),
          paragraphs: [t('dataclear.warning')],
          points: [t('tips.withdraw_4'), t('tips.team_3')],
        },
      ]}
    />
  )),
};
