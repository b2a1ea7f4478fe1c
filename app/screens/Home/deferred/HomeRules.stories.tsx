import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleNow } from '@tally/contract/fixtures/picture';
import { finishedTasks, freshTasks, refusedReward } from '@tally/contract/fixtures/task';
import { defaultWithdrawAmounts } from '@tally/contract/limits/withdrawAmounts';
import { hourMs } from '@tally/contract/limits/time';
import { activeUsers, guestUser } from '@tally/contract/fixtures/user';
import type { Market } from '@tally/contract/market/codes';
import type { MarketRules } from '@tally/contract/rules/marketRules';
import { taskInfos } from '@tally/contract/tasks/task';
import { formatMoney } from '@tally/locales/format';
import { formatTime } from '@tally/locales/formatMoment';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { marketOf } from '#storybook/globals';
import { translateIn } from '#storybook/texts/i18n';
import { expectVisible } from '#testing/expectVisible';
import type { Replies } from '#testing/fakeServer';
import { closingLater, dialogTitled, type Play } from '#testing/pages/closingStory';
import { rulesClosing, rulesPausing, rulesWith } from '@tally/contract/fixtures/marketRules';
import { homeReplies } from '#testing/pages/homeReplies';
import { scene, screenStory, type SceneArgs } from '#testing/screenStory';

/** Home of somebody in a market with these rules. */
const home = (rulesOf: (market: Market) => MarketRules, more: (market: Market) => Replies = () => ({})) =>
  homeReplies((market) => ({ getMarketRules: rulesOf(market), getNormalTasks: freshTasks, ...more(market) }));
const drawClosed = (market: Market) => rulesClosing(market, 'lottery');

/** Home in a market that has closed something for now, or has numbers of its own (RULES-2, RULES-4). */
const meta = {
  title: 'Screens/Home/Rules of the market',
  render: screenStory,
  parameters: { layout: 'fullscreen', picture: { frames: ['phone'], languages: 'first' } },
  args: { path: '/home', token: true, replies: home(drawClosed) },
} satisfies Meta<SceneArgs>;
export default meta;
type Story = StoryObj<SceneArgs>;

const draw = ({ canvasElement, globals }: Play) =>
  within(canvasElement).findByRole('article', { name: translateIn(globals['locale'])('task.lottery_title') });
/** The card of the draw, once its market has closed it. */
const closedDraw = async (play: Play) => {
  const card = await draw(play);
  await waitFor(() => expect(card).toHaveAttribute('data-state', 'closed'));
  return card;
};
/** Waits for the dialog about it. */
const expectsDialog = async ({ globals }: Play) => {
  const t = translateIn(globals['locale']);
  await expect(await dialogTitled(t('task.closed_title'))).toHaveTextContent(t('task.closed_message'));
};

/** The draw is closed: its card says so and that nothing is lost, and it does not count in the day (RULES-4). */
export const TaskClosed: Story = {
  parameters: { picture: { frames: ['phone'], languages: 'all' } },
  play: async (play) => {
    const t = translateIn(play.globals['locale']);
    const card = await closedDraw(play);
    await expectVisible(within(card).getByText(t('task.closed_note')));
    await expect(within(play.canvasElement).getByText(t('home.day_progress', { done: 0, total: 4 }))).toBeVisible();
  },
};
/** Closed until a moment: its card says when it is back (RULES-10). */
export const TaskClosedUntil: Story = {
  parameters: { picture: { frames: ['phone'], languages: 'all' } },
  args: {
    replies: home((market) => rulesPausing(market, { what: 'lottery', since: exampleNow, until: exampleNow + hourMs })),
  },
  play: async (play) => {
    const t = translateIn(play.globals['locale']);
    const time = formatTime(exampleNow + hourMs, marketOf(play.globals));
    const words = t('task.closed_until', { time }).replace(/\s/g, ' ');
    await expectVisible(within(await closedDraw(play)).getByText(words));
  },
};
/** A press says why, and opens nothing of the phone app. */
export const TaskClosedTapped: Story = {
  play: async (play) => {
    await userEvent.click(within(await closedDraw(play)).getByRole('button'));
    await expectsDialog(play);
    await expect(scene().host.log).not.toContainEqual(expect.objectContaining({ name: 'showLotteryWindow' }));
  },
};
/** It was closed while its window was open, longer ago than such rounds are paid: the refusal says so. */
export const TaskClosedMeanwhile: Story = {
  tags: ['no-visual'],
  args: {
    replies: home(drawClosed, (market) => ({
      getMarketRules: closingLater(market, 'lottery'),
      postLottery: { ...refusedReward, info: taskInfos.closed },
    })),
  },
  play: async (play) => {
    const card = await draw(play);
    await within(card).findByText('0/10');
    await userEvent.click(within(card).getByRole('button'));
    scene().services.advance(100);
    await expectsDialog(play);
    await userEvent.click(
      within(document.body).getByRole('button', { name: translateIn(play.globals['locale'])('common.ok') }),
    );
    await closedDraw(play);
  },
};
/** All others are done: so is the day, and the closed one keeps its place among them (RULES-4, TASK-28). */
export const OthersDone: Story = {
  args: {
    replies: home(drawClosed, () => ({
      getNormalTasks: finishedTasks.map((task) => (task.taskType === 'lottery' ? { ...task, count: 0 } : task)),
    })),
  },
  play: async ({ canvasElement, globals }) => {
    const t = translateIn(globals['locale']);
    await expectVisible(await within(canvasElement).findByRole('heading', { name: t('home.day_except_title') }));
    await userEvent.click(await within(canvasElement).findByText(t('home.day_show', { count: 5 })));
    await closedDraw({ canvasElement, globals });
  },
};
/** A guest sees it too, and is not asked to log in for it. */
export const GuestTapped: Story = {
  tags: ['no-visual'],
  args: { token: false, replies: home(drawClosed, () => ({ getUserInfo: guestUser })) },
  play: async (play) => {
    await userEvent.click(within(await closedDraw(play)).getByRole('button'));
    await expectsDialog(play);
  },
};
const withdrawalsClosed = (market: Market) => rulesClosing(market, 'withdrawals');
/** Withdrawals are closed: nothing sends anybody there or says that cash is ready (RULES-4, HOME-6, HOME-27). */
export const WithdrawalsClosed: Story = {
  parameters: { picture: { frames: ['phone'], languages: 'all' } },
  args: { replies: home(withdrawalsClosed) },
  play: async ({ canvasElement, globals }) => {
    const t = translateIn(globals['locale']);
    const canvas = within(canvasElement);
    const checkIn = await canvas.findByRole('article', { name: t('task.checkin_title') });
    await waitFor(() => expect(within(checkIn).getByRole('button')).toHaveAttribute('data-tone', 'primary'));
    await expect(canvas.getByRole('button', { name: t('home.withdraw') })).toHaveAttribute('data-tone', 'soft');
    await expect(canvas.queryByText(t('home.newbie_text'))).toBeNull();
    await expectVisible(canvas.getByText(t('home.goal_paused')));
  },
};
/** Also where the cash is enough for the largest amount. */
export const WithdrawalsClosedAllReached: Story = {
  args: {
    replies: home(withdrawalsClosed, (market) => ({
      getUserInfo: { ...activeUsers[market], cash: Math.max(...defaultWithdrawAmounts[market]) },
      getWithdrawOptions: defaultWithdrawAmounts[market].map((amount) => ({
        amount,
        info: '',
        need: 0,
        from: 0,
        owed: 0,
      })),
    })),
  },
  play: async ({ canvasElement, globals }) => {
    const words = translateIn(globals['locale'])('home.goal_paused');
    await expectVisible(await within(canvasElement).findByText(words));
  },
};
const doubled = (market: Market): MarketRules => {
  const usual = rulesClosing(market);
  return rulesWith(market, {
    inviteReward: usual.inviteReward * 2,
    tasks: usual.tasks.map((task) => ({ ...task, coinReward: task.coinReward * 2, maxCount: task.maxCount * 2 })),
  });
};
/** A guest's home states rewards, maxima and the invitation as the market's document has them (RULES-2). */
export const OwnNumbers: Story = {
  args: { token: false, replies: home(doubled, () => ({ getUserInfo: guestUser })) },
  parameters: { picture: { frames: ['page'], languages: 'all' } },
  play: async (play) => {
    const t = translateIn(play.globals['locale']);
    const market = marketOf(play.globals);
    await within(await draw(play)).findByText('0/20');
    const amount = formatMoney(doubled(market).inviteReward, market);
    const words = t('home.team_banner_amount', { amount }).replace(/\s/g, ' ');
    await within(play.canvasElement).findByText(words);
  },
};
