import type { Meta, StoryObj } from '@storybook/react-vite';
import { told } from '#storybook/told';
import { appIcon, face, missingPicture } from '#storybook/samples';
import { Avatar } from './Avatar';

const meta = {
  title: 'Components/Avatar',
  component: Avatar,
  parameters: {
    guide: {
      do: ['Give `alt` only where the name does not stand beside it.'],
      dont: ['Use it for a picture that says something by itself.'],
      related: ['RankRow', 'MemberRow', 'AppRow'],
    },
  },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj;

export const Photo: Story = { render: () => <Avatar name="Siti" src={face} /> };
export const Initial: Story = { render: () => <Avatar name="Siti" /> };
/** The picture cannot be loaded. */
export const Broken: Story = { render: () => <Avatar name="Budi" src={missingPicture} /> };
export const App: Story = { render: () => <Avatar shape="app" name="Kata Seru" src={appIcon} /> };
export const LargeApp: Story = { render: () => <Avatar shape="app" size="large" name="Kata Seru" /> };
/** Where no name stands beside it: seen, it is the initial. */
export const Named: Story = {
  tags: ['no-visual'],
  render: told(({ t }) => <Avatar name="Siti" alt={t('login.success_message', { name: 'Siti' })} />),
};
