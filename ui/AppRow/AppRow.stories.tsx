import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, within } from 'storybook/test';
import { told } from '#storybook/told';
import { RowList } from '../RowList/RowList';
import { press } from '#storybook/press';
import { appIcon } from '#storybook/samples';
import { AppRow } from './AppRow';

const open = fn();

const meta = {
  title: 'Components/AppRow',
  component: AppRow,
  parameters: {
    guide: {
      do: ['Title the list as apps of others.'],
      dont: ['Make the whole row a button: people who scroll would leave the app.'],
      related: ['HotAppsCard', 'LuckyTaskRow'],
    },
  },
} satisfies Meta<typeof AppRow>;
export default meta;
type Story = StoryObj;

export const WithIcon: Story = {
  render: told(({ t }) => (
    <RowList>
      <AppRow
        name="Kata Seru"
        icon={appIcon}
        headline={t('withdraw.more_banner')}
        action={t('common.download')}
        onOpen={open}
      />
    </RowList>
  )),
  play: async ({ canvasElement }) => {
    await press(within(canvasElement).getByRole('button'), open);
  },
};
export const WithoutIcon: Story = {
  render: told(({ t }) => (
    <RowList>
      <AppRow name="Kata Seru" headline={t('withdraw.more_banner')} action={t('common.download')} onOpen={open} />
    </RowList>
  )),
};
export const LongWords: Story = {
  render: told(({ t }) => (
    <RowList>
      <AppRow
        name="Photo Editor Pro: Collage Maker"
        icon={appIcon}
        headline={t('home.team_card_text')}
        action={t('common.download')}
        onOpen={open}
      />
    </RowList>
  )),
};
