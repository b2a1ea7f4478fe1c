import type { Meta, StoryObj } from '@storybook/react-vite';
import { text } from '#storybook/texts/storyArgs';
import { BottomBar } from '../BottomBar/BottomBar';
import { Hero } from '../Hero/Hero';
import { Section } from '../Section/Section';
import { TitleBar } from '../TitleBar/TitleBar';
import { Page } from './Page';

const meta = {
  title: 'Components/Primitives/Page',
  id: 'components-page',
  component: Page,
  args: {
    head: (
      <Hero>
        <TitleBar title={text('title.tips')} />
      </Hero>
    ),
    children: (
      <>
        <Section title={text('team.tips_title')}>
          <p>{text('tips.team_1')}</p>
          <p>{text('tips.team_2')}</p>
        </Section>
        <Section title={text('withdraw.tips_title')}>
          <p>{text('withdraw.tip_account')}</p>
          <p>{text('withdraw.tip_account')}</p>
        </Section>
      </>
    ),
  },
  parameters: {
    layout: 'fullscreen',
    guide: {
      do: ['Start it with a Hero.'],
      dont: ['Give it two bars below: there is room for one.'],
      related: ['Hero', 'Section', 'BottomBar'],
    },
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithBar: Story = {
  args: {
    bar: <BottomBar text={text('login.bar_text')} action={text('login.bar_button')} onAction={() => undefined} />,
  },
};
