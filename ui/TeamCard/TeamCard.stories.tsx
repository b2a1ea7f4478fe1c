import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MouseEvent } from 'react';
import { fn, within } from 'storybook/test';
import { press } from '#storybook/press';
import { text } from '#storybook/texts/storyArgs';
import { Button } from '../Button/Button';
import { BubbleIcon } from '../icons/BubbleIcon';
import { CopyIcon } from '../icons/CopyIcon';
import { TeamIcon } from '../icons/TeamIcon';
import { TeamCard } from './TeamCard';

const invite = fn();
const copy = fn();

const meta = {
  title: 'Components/Rows and cards/TeamCard',
  id: 'components-teamcard',
  component: TeamCard,
  args: {
    art: <TeamIcon size={40} />,
    title: text('home.team_banner_title'),
    text: text('home.team_banner_text'),
    href: '#team',
    onOpen: fn((event: MouseEvent) => event.preventDefault()),
    children: (
      <>
        <Button tone="soft" aria-label={text('home.invite_via', { service: 'WhatsApp' })} onClick={invite}>
          <BubbleIcon size={22} />
          <span>{text('home.invite_via', { service: 'WhatsApp' })}</span>
          <b>WhatsApp</b>
        </Button>
        <Button tone="soft" aria-label={text('home.copy_link')} onClick={copy}>
          <CopyIcon size={22} />
        </Button>
      </>
    ),
  },
  parameters: {
    guide: {
      do: ['Name the service that an invitation goes through.'],
      dont: ['Offer more than two ways to invite.'],
      related: ['LinkBox', 'NewbieCard'],
    },
  },
} satisfies Meta<typeof TeamCard>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  parameters: { rules: ['HOME-9'] },
  play: async ({ canvasElement, args }) => {
    await press(within(canvasElement).getByRole('link'), args.onOpen);
    const [first, second] = within(canvasElement).getAllByRole('button');
    await press(first, invite);
    await press(second, copy);
  },
};
