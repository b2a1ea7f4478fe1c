import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MouseEvent } from 'react';
import { fn, within } from 'storybook/test';
import { press } from '#storybook/press';
import { text } from '#storybook/texts/storyArgs';
import { InfoIcon } from '../icons/InfoIcon';
import { ArtColumn } from '../theme/artColumn';
import { LinkRow } from './LinkRow';

const meta = {
  title: 'Components/Rows and cards/LinkRow',
  id: 'components-linkrow',
  component: LinkRow,
  args: {
    icon: (
      <ArtColumn>
        <InfoIcon size={20} />
      </ArtColumn>
    ),
    href: '#rules',
    children: text('home.rules_link'),
    onClick: fn((event: MouseEvent) => event.preventDefault()),
  },
  parameters: {
    guide: {
      do: ['Give it a real address: it is a link.'],
      dont: ['Use it for what is done here and now: that is a Button.'],
      related: ['Banner'],
    },
  },
} satisfies Meta<typeof LinkRow>;
export default meta;

export const Rules: StoryObj<typeof meta> = {
  parameters: { rules: ['HOME-11'] },
  play: async ({ canvasElement, args }) => {
    await press(within(canvasElement).getByRole('link'), args.onClick);
  },
};
