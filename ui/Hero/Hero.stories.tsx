import type { Meta, StoryObj } from '@storybook/react-vite';
import { useStoryTranslation } from '#storybook/useStoryTranslation';
import { TitleBar } from '../TitleBar/TitleBar';
import { Card, CardText, CardTitle } from '../theme/card';
import { Hero, type HeroProps } from './Hero';

function Example(props: HeroProps) {
  const t = useStoryTranslation();
  return (
    <Hero {...props}>
      <TitleBar title={t('title.withdraw')} />
      {props.overlap !== 'none' && (
        <Card>
          <div>
            <CardTitle>{t('home.my_cash')}</CardTitle>
            <CardText>{t('network.offline')}</CardText>
          </div>
        </Card>
      )}
    </Hero>
  );
}

const meta = {
  title: 'Components/Hero',
  component: Hero,
  render: (args) => <Example {...args} />,
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

export const Plain: Story = { args: { overlap: 'none' } };
export const WithCard: Story = { args: { overlap: 'card' } };
