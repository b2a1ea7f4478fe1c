import type { Meta, StoryObj } from '@storybook/react-vite';
import { appIcon, face, missingPicture } from '#storybook/samples';
import { text } from '#storybook/texts/storyArgs';
import { Avatar } from './Avatar';

const meta = {
  title: 'Components/Primitives/Avatar',
  id: 'components-avatar',
  component: Avatar,
  args: { name: 'Siti' },
  parameters: {
    guide: {
      do: ['Give `alt` only where the name does not stand beside it.'],
      dont: ['Use it for a picture that says something by itself.'],
      related: ['RankRow', 'MemberRow', 'AppRow'],
    },
  },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Photo: Story = { args: { src: face } };
export const Initial: Story = {};
/** The picture cannot be loaded: the initial is shown. */
export const Broken: Story = { args: { name: 'Budi', src: missingPicture } };
export const App: Story = { args: { shape: 'app', name: 'Kata Seru', src: appIcon } };
export const LargeApp: Story = { args: { shape: 'app', size: 'large', name: 'Kata Seru' } };
/** Without a name next to it: `alt` names the avatar; the initial is shown. */
export const Named: Story = {
  tags: ['no-visual'],
  args: { alt: text('title.home') },
};
