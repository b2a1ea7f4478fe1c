import type { Meta, StoryObj } from '@storybook/react-vite';
import { text } from '#storybook/texts/storyArgs';
import { TitleBar } from '../TitleBar/TitleBar';
import { Card, CardText, CardTitle } from '../theme/card';
import { Hero } from './Hero';

const meta = {
  title: 'Components/Primitives/Hero',
  id: 'components-hero',
  component: Hero,
  parameters: {
    layout: 'fullscreen',
    guide: {
      do: ['Put small words on it into a chip: white on the red alone is for large text.'],
      dont: ['Stack two on a page, or put a form on it.'],
      related: ['TitleBar', 'BalanceTicket'],
    },
  },
} satisfies Meta<typeof Hero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { args: { overlap: 'none', children: <TitleBar title={text('title.withdraw')} /> } };
export const WithCard: Story = {
  args: {
    overlap: 'card',
    children: (
      <>
        <TitleBar title={text('title.withdraw')} />
        <Card>
          <div>
            <CardTitle>{text('home.my_cash')}</CardTitle>
            <CardText>{text('network.offline')}</CardText>
          </div>
        </Card>
      </>
    ),
  },
};
