import type { Meta, StoryObj } from '@storybook/react-vite';
import { coinRecords, incomes, noRecords } from '@tally/contract/fixtures/income';
import { hotAppLists } from '@tally/contract/fixtures/offers';
import type { IncomeRecord } from '@tally/contract/wallet/income';
import { activeUsers, freshUser, guestUser } from '@tally/contract/fixtures/user';
import { expect, within } from 'storybook/test';
import { translateIn } from '#storybook/texts/i18n';
import { wholePage } from '#storybook/pictureFrames';
import { trouble, type Replies } from '#testing/fakeServer';
import { screenStory, type SceneArgs } from '#testing/screenStory';

const replies =
  (more: Replies = {}): SceneArgs['replies'] =>
  (market, locale) => ({
    getUserInfo: { ...activeUsers[market], coin: incomes[market].coin, cash: incomes[market].cash },
    getNormalTasks: [],
    getRank: [],
    getAdConfigs: [],
    postH5Action: null,
    getIncome: incomes[market],
    getIncomeRecords: coinRecords[market],
    getMoreApps: hotAppLists[locale],
    ...more,
  });

/** Coin center (COINS-1, COINS-2): a page opened by the phone app that shows what the coins were exchanged for. */
const meta = {
  title: 'Screens/Coin center',
  render: screenStory,
  parameters: { layout: 'fullscreen' },
  args: { path: '/app/coincenter', token: true, replies: replies() },
} satisfies Meta<SceneArgs>;
export default meta;
type Story = StoryObj<SceneArgs>;

/** Hot apps and the channel's button exist in Indonesia only. */
export const Filled: Story = { parameters: { ...wholePage, rules: ['ROUTE-11', 'COINS-1', 'COINS-2', 'COINS-3'] } };
export const Empty: Story = {
  parameters: { picture: { languages: 'first' } },
  args: {
    replies: replies({
      getUserInfo: freshUser,
      getIncome: { coin: 0, cash: 0, totalIncome: 0, debt: 0 },
      getIncomeRecords: noRecords,
      getMoreApps: [],
    }),
  },
};
export const Loading: Story = {
  args: {
    replies: replies({
      getIncome: trouble('never'),
      getIncomeRecords: trouble('never'),
      getMoreApps: trouble('never'),
    }),
  },
  parameters: { rules: ['COINS-1'] },
};
export const Failed: Story = {
  args: {
    replies: replies({
      getIncome: trouble({ code: 500 }),
      getIncomeRecords: trouble({ code: 500 }),
      getMoreApps: trouble({ code: 500 }),
    }),
  },
};
export const Guest: Story = { args: { token: false, replies: replies({ getUserInfo: guestUser }) } };
/** Records of an unknown type are shown as "Other", and the list is still complete. */
export const UnknownTypes: Story = {
  args: {
    replies: (market, locale) => ({
      ...replies()(market, locale),
      getIncomeRecords: [{ ...coinRecords[market][0], type: 'dance' }, ...coinRecords[market]] as IncomeRecord[],
    }),
  },
  play: async ({ canvasElement, globals }) => {
    const t = translateIn(globals['locale']);
    await expect(await within(canvasElement).findByText(t('record.unknown'))).toBeVisible();
    await expect(within(canvasElement).getAllByRole('listitem').length).toBeGreaterThan(coinRecords.id.length);
  },
};
/** A host below SDK 814 has no channel to open. */
export const OldHost: Story = {
  parameters: { picture: { languages: 'first' } },
  args: { sdk: 813 },
  play: async ({ canvasElement, globals }) => {
    const t = translateIn(globals['locale']);
    await within(canvasElement).findAllByText(t('record.videoad'));
    await expect(within(canvasElement).queryByRole('button', { name: /WhatsApp/ })).toBeNull();
  },
};
