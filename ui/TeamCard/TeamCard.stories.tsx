import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, within } from 'storybook/test';
import { press } from '#storybook/press';
import { text } from '#storybook/storyArgs';
import { Button } from '../Button/Button';
import { EnvelopeIcon } from '../icons/EnvelopeIcon';
import { TeamCard } from './TeamCard';

const invite = fn();
const copy = fn();

const meta = {
  title: 'Components/TeamCard',
  component: TeamCard,
  args: {
    art: <EnvelopeIcon size={48} />,
    title: text('home.team_card_title'),
    text: text('home.team_card_text'),
    children: (
      <>
        <Button onClick={invite}>{text('home.invite_via', { service: 'WhatsApp' })}</Button>
        <Button tone="soft" onClick={copy}>
          {text('home.copy_link')}
        </Button>
      </>
    ),
  },
  parameters: {
    guide: {
      do: ['Name the service that an invitation goes through.'],
      dont: ['Offer more than two ways to invite.'],
      related: ['Banner', 'NewbieCard'],
    },
  },
} satisfies Meta<typeof TeamCard>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('button');
    await press(first, invite);
    await press(second, copy);
  },
};
