import type { Meta, StoryObj } from '@storybook/react-vite';
import { cashRecords, coinRecords, emptyIncome, everyRecord, incomes, noRecords } from '@tally/contract/fixtures/income';
import { activeUsers, freshUser, guestUser } from '@tally/contract/fixtures/user';
import type { Market } from '@tally/contract/market';
import { expect, userEvent, within } from 'storybook/test';
import { wordsOf } from '../../../.storybook/i18n';
import { trouble, type Replies } from '../../testing/fakeServer';
import { screenStory, type SceneArgs } from '../../testing/screenStory';

const replies = (more: Replies = {}): SceneArgs['replies'] => (market: Market) => ({
  getUserInfo: { ...activeUsers[market], coin: incomes[market].coin, cash: incomes[market].cash },
  getNormalTasks: [], getRank: [], getAdConfigs: [], postH5Action: null,
  getIncome: incomes[market],
  getIncomeRecords: (request) => (request.url.includes('=cash') ? cashRecords[market] : coinRecords),
  ...more,
});

/** Income (section 2): balances and the records behind them. */
const meta = { title: 'Screens/Income', render: screenStory, parameters: { layout: 'fullscreen' }, args: { path: '/income', token: true, replies: replies() } } satisfies Meta<SceneArgs>;
export default meta;
type Story = StoryObj<SceneArgs>;

export const Filled: Story = {};
/** The second tab: cash. */
export const Cash: Story = {
  play: async ({ canvasElement, globals }) => {
    const t = wordsOf(globals['locale']);
    await userEvent.click(await within(canvasElement).findByRole('tab', { name: t('income.tab_cash') }));
    await expect(await within(canvasElement).findByText(t('record.newbie'))).toBeVisible();
  },
};
/** Each type of record with its sign. */
export const EveryType: Story = { args: { replies: replies({ getIncomeRecords: everyRecord }) } };
/** Just logged in: zeros are known numbers. */
export const Empty: Story = { args: { replies: replies({ getUserInfo: freshUser, getIncome: emptyIncome, getIncomeRecords: noRecords }) } };
export const Loading: Story = { args: { replies: replies({ getIncome: trouble('never'), getIncomeRecords: trouble('never') }) } };
/** The last known balance stays, marked; the total is a dash, never a zero. */
export const Failed: Story = { args: { replies: replies({ getIncome: trouble({ code: 500 }), getIncomeRecords: trouble({ code: 500 }) }) } };
export const Guest: Story = { args: { token: false, replies: replies({ getUserInfo: guestUser }) } };
