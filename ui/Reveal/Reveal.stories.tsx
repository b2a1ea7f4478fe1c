import type { Meta, StoryObj } from '@storybook/react-vite';
import { useStoryTranslation } from '#storybook/useStoryTranslation';
import { Card, CardTitle } from '../theme/card';
import { Reveal } from './Reveal';

function Example({ after }: { after: number }) {
  const t = useStoryTranslation();
  return (
    <Reveal after={after}>
      <Card>
        <CardTitle>{t('lucky.title')}</CardTitle>
      </Card>
    </Reveal>
  );
}

const meta = {
  title: 'Components/Reveal',
  component: Reveal,
  args: { after: 0 },
  render: (args) => <Example {...args} />,
  parameters: {
    guide: {
      do: ['Use it for what enters late on the first visit.'],
      dont: ['Delay what a person came for.'],
      related: ['Skeleton'],
    },
  },
} satisfies Meta<typeof Reveal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AtOnce: Story = {};
/** Half a second late; at once when less motion is wanted, as in a picture. */
export const Late: Story = { tags: ['no-visual'], args: { after: 500 } };
