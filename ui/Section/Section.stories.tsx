import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MouseEvent } from 'react';
import { fn, within } from 'storybook/test';
import { press } from '#storybook/press';
import { text } from '#storybook/texts/storyArgs';
import { Section } from './Section';

const viewAll = fn((event: MouseEvent) => event.preventDefault());

const meta = {
  title: 'Components/Primitives/Section',
  id: 'components-section',
  component: Section,
  args: { title: text('home.daily_title'), children: <p>{text('home.team_banner_text')}</p> },
  parameters: {
    guide: {
      do: ['Keep the words at the side to a few: they go below when there is no room.'],
      dont: ['Give the same name to two of a page.'],
      related: ['Page'],
    },
  },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Words: Story = { args: { aside: text('home.team_banner_text') } };
export const Link: Story = {
  args: {
    aside: (
      <a href="#all" onClick={viewAll}>
        {text('common.view_all')}
      </a>
    ),
  },
  play: async ({ canvasElement }) => {
    await press(within(canvasElement).getByRole('link'), viewAll);
  },
};
