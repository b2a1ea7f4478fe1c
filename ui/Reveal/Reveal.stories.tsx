import type { Meta, StoryObj } from '@storybook/react-vite';
import { text } from '#storybook/texts/storyArgs';
import { Card, CardTitle } from '../theme/card';
import { Reveal } from './Reveal';

const meta = {
  title: 'Components/Primitives/Reveal',
  id: 'components-reveal',
  component: Reveal,
  args: {
    after: 0,
    children: (
      <Card>
        <CardTitle>{text('lucky.title')}</CardTitle>
      </Card>
    ),
  },
  parameters: {
    guide: {
      do: [
        'Use it for what enters late on the first visit.',
        'Let it wait for what comes above it, so that nothing moves under a finger.',
      ],
      dont: ['Delay what a person came for.'],
      related: ['Skeleton'],
    },
  },
} satisfies Meta<typeof Reveal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AtOnce: Story = {};
/** Appears after 500 ms; at once under reduced motion, as in a visual test. */
export const Late: Story = { tags: ['no-visual'], args: { after: 500 }, parameters: { rules: ['HOME-17'] } };
