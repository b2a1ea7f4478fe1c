import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleAppSettings } from '@tally/contract/fixtures/app';
import {
  cashRecords,
  coinRecords,
  emptyIncome,
  everyRecord,
  giftRecords,
  incomes,
  noRecords,
} from '@tally/contract/fixtures/income';
import { activeUsers, freshUser, guestUser } from '@tally/contract/fixtures/user';
import type { IncomeRecord } from '@tally/contract/wallet/income';
import { recordsMax } from '@tally/contract/limits/income';
import type { Market } from '@tally/contract/market/codes';
import { expect, userEvent, within } from 'storybook/test';
import { translateIn } from '#storybook/texts/i18n';
import { wholePage } from '#storybook/pictureFrames';
import { trouble, type Replies } from '#testing/fakeServer';
import { screenStory, type SceneArgs } from '#testing/screenStory';

const replies =
  (more: Replies = {}): SceneArgs['replies'] =>
  (market: Market) => ({
    getUserInfo: { ...activeUsers[market], coin: incomes[market].coin, cash: incomes[market].cash },
    getNormalTasks: [],
    getRank: [],
    getAdConfigs: [],
    getAppSettings: exampleAppSettings,
    postH5Action: null,
    getIncome: incomes[market],
    getIncomeRecords: ({ url }) =>
      url.includes('=cash') ? cashRecords[market] : url.includes('=coin') ? coinRecords[market] : giftRecords,
    ...more,
  });

/** Income (INCOME-1): balances and the records behind them. */
const meta = {
  title: 'Screens/Income',
  render: screenStory,
  parameters: { layout: 'fullscreen' },
  args: { path: '/income', token: true, replies: replies() },
} satisfies Meta<SceneArgs>;
export default meta;
type Story = StoryObj<SceneArgs>;

export const Filled: Story = { parameters: { ...wholePage, rules: ['PRODUCT-3', 'ROUTE-3', 'INCOME-1', 'INCOME-3'] } };
/** The second tab: cash. */
export const Cash: Story = {
  parameters: { rules: ['INCOME-1'] },
  play: async ({ canvasElement, globals }) => {
    const t = translateIn(globals['locale']);
    await userEvent.click(await within(canvasElement).findByRole('tab', { name: t('income.tab_cash') }));
    await expect(await within(canvasElement).findByText(t('record.newbie'))).toBeVisible();
  },
};
/** The third tab, for a person who has gifts. */
export const Gifts: Story = {
  play: async ({ canvasElement, globals }) => {
    const t = translateIn(globals['locale']);
    await userEvent.click(await within(canvasElement).findByRole('tab', { name: t('income.tab_gift') }));
    await expect(await within(canvasElement).findByText(t('record.newbietask'))).toBeVisible();
  },
};
/** The gifts are used up but their records exist: the tab stays. */
export const GiftsGone: Story = {
  tags: ['no-visual'],
  args: { replies: (market) => ({ ...replies()(market, 'en'), getUserInfo: { ...activeUsers[market], gift: 0 } }) },
  play: Gifts.play,
};
/** No gifts and no gift records: two tabs. */
export const NoGifts: Story = {
  parameters: { picture: { languages: 'first' } },
  args: {
    replies: (market) => ({
      ...replies()(market, 'en'),
      getUserInfo: { ...activeUsers[market], gift: 0 },
      getIncomeRecords: ({ url }) => (url.includes('=') ? coinRecords[market] : noRecords),
    }),
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByRole('listitem');
    await expect(within(canvasElement).getAllByRole('tab')).toHaveLength(2);
  },
};
const unknownTypes = [
  { amount: 300, date: coinRecords.id[0]?.date },
  ...coinRecords.id.slice(0, 1),
  { ...coinRecords.id[1], type: 'dance' },
  ...coinRecords.id.slice(1),
];
/** Records of an unknown or missing type are shown as "Other", and the list is still complete. */
export const UnknownTypes: Story = {
  args: { replies: replies({ getIncomeRecords: () => unknownTypes as IncomeRecord[] }) },
  play: async ({ canvasElement, globals }) => {
    const t = translateIn(globals['locale']);
    await expect(await within(canvasElement).findAllByText(t('record.unknown'))).toHaveLength(2);
    await expect(
      within(within(canvasElement).getByRole('group', { name: t('income.tab_coin') })).getAllByRole('listitem').length,
    ).toBe(unknownTypes.length);
  },
};
/** Each type of record with its sign. */
export const EveryType: Story = {
  parameters: { ...wholePage, rules: ['INCOME-5'] },
  args: { replies: replies({ getIncomeRecords: everyRecord }) },
};
const many = Array.from({ length: recordsMax }, () => coinRecords.id).flat();
/** More records than are shown: the newest ones, labelled as the latest (INCOME-4). */
export const Latest: Story = {
  parameters: { picture: { frames: ['page'], languages: 'first' } },
  args: { replies: replies({ getIncomeRecords: many }) },
  play: async ({ canvasElement, globals }) => {
    const t = translateIn(globals['locale']);
    await expect(await within(canvasElement).findByText(t('income.latest', { count: recordsMax }))).toBeVisible();
    await expect(
      within(within(canvasElement).getByRole('group', { name: t('income.tab_coin') })).getAllByRole('listitem').length,
    ).toBe(recordsMax);
  },
};
/** Just logged in: amounts of zero are known and shown. */
export const Empty: Story = {
  args: { replies: replies({ getUserInfo: freshUser, getIncome: emptyIncome, getIncomeRecords: noRecords }) },
};
/** No coins yet, and enough cash for the smallest amount: the text says to do a task, and the button leads to one. */
export const EmptyWithCash: Story = {
  args: {
    replies: (market) => ({
      ...replies()(market, 'en'),
      getUserInfo: { ...activeUsers[market], coin: 0 },
      getIncome: { ...incomes[market], coin: 0 },
      getIncomeRecords: noRecords,
    }),
  },
  play: async ({ canvasElement, globals }) => {
    const name = translateIn(globals['locale'])('income.do_task');
    await expect(await within(canvasElement).findByRole('button', { name })).toBeVisible();
  },
};
export const Loading: Story = {
  args: { replies: replies({ getIncome: trouble('never'), getIncomeRecords: trouble('never') }) },
};
/** The last known balance stays, marked as such; the unknown total is a dash, never zero. */
export const Failed: Story = {
  args: { replies: replies({ getIncome: trouble({ code: 500 }), getIncomeRecords: trouble({ code: 500 }) }) },
};
/** More was taken back than there was: the next earnings pay the rest (OPS-36). */
export const Debt: Story = {
  args: {
    replies: (market) => ({
      ...replies()(market, 'en'),
      getUserInfo: { ...activeUsers[market], cash: 0 },
      getIncome: { ...incomes[market], cash: 0, debt: incomes[market].cash },
    }),
  },
  play: async ({ canvasElement, globals }) => {
    await within(canvasElement).findByText(translateIn(globals['locale'])('income.debt_text'));
  },
};
export const Guest: Story = {
  args: { token: false, replies: replies({ getUserInfo: guestUser }) },
  parameters: { rules: ['INCOME-2'] },
};
