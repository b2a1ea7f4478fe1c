import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, within } from 'storybook/test';
import { press } from '#storybook/press';
import { appIcon } from '#storybook/samples';
import { text } from '#storybook/texts/storyArgs';
import { RowList } from '../RowList/RowList';
import { AppRow } from './AppRow';

const meta = {
  title: 'Components/Rows and cards/AppRow',
  id: 'components-approw',
  component: AppRow,
  args: {
    name: 'Kata Seru',
    headline: text('withdraw.more_banner'),
    action: text('common.download'),
    onOpen: fn(),
  },
  decorators: [
    (Story) => (
      <RowList>
        <Story />
      </RowList>
    ),
  ],
  parameters: {
    guide: {
      do: ['Title the list as apps of others.'],
      dont: ['Make the whole row a button: people who scroll would leave the app.'],
      related: ['HotAppsCard', 'LuckyTaskRow'],
    },
  },
} satisfies Meta<typeof AppRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithIcon: Story = {
  args: { icon: appIcon },
  parameters: { rules: ['APPS-1'] },
  play: async ({ canvasElement, args }) => {
    await press(within(canvasElement).getByRole('button'), args.onOpen);
  },
};
export const WithoutIcon: Story = {};
export const LongWords: Story = {
  args: { name: 'Photo Editor Pro: Collage Maker', icon: appIcon, headline: text('home.team_banner_text') },
};
