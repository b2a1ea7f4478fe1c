import type { Meta, StoryObj } from '@storybook/react-vite';
import { claimableLucky, finishedLucky } from '@tally/contract/fixtures/lucky';
import { freshTasks } from '@tally/contract/fixtures/task';
import { activeUsers } from '@tally/contract/fixtures/user';
import type { Game } from '@tally/contract/host/hostBackend';
import { luckyOpenCheckMs } from '@tally/contract/limits/lucky';
import { luckyCash } from '@tally/contract/tasks/lucky';
import { formatCoins, formatMoney } from '@tally/locales/format';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { modeOf } from '#storybook/modes';
import { translateIn } from '#storybook/texts/i18n';
import { expectVisible } from '#testing/expectVisible';
import type { Play } from '#testing/pages/closingStory';
import { homeReplies } from '#testing/pages/homeReplies';
import { scene, screenStory, type SceneArgs } from '#testing/screenStory';
import { truncatedName } from '#testing/truncatedName';
import { api } from '../../api/api';

/** A lucky task that is paid once it is claimed, and adds to the cash. */
const payingLucky = homeReplies((market) => {
  let isPaid = false;
  const cash = luckyCash(market);
  return {
    getLucky: () => (isPaid ? finishedLucky : claimableLucky),
    getUserInfo: () => ({ ...activeUsers[market], cash: activeUsers[market].cash + (isPaid ? cash : 0) }),
    postLuckyReward2: () => {
      isPaid = true;
      return { status: 1, info: '', cash };
    },
  };
});

/** The rewards of home that others pay than the page: a lucky task's, and the games' (EARN-7, TASK-20). */
const meta = {
  title: 'Screens/Home/Rewards',
  render: screenStory,
  parameters: { layout: 'fullscreen', picture: { frames: ['phone'], languages: 'all' } },
  args: {
    path: '/home',
    token: true,
    scenario: { installed: ['*'], windows: { lucky: 'never' } },
    replies: payingLucky,
  },
} satisfies Meta<SceneArgs>;
export default meta;
type Story = StoryObj<SceneArgs>;

/** Claims the lucky task; the dialog that says what it has paid. */
const claim = async ({ canvasElement, globals }: Play) => {
  const t = translateIn(globals['locale']);
  const card = await within(canvasElement).findByRole('region', { name: t('lucky.title') });
  await waitFor(() => expect(card).not.toHaveAttribute('aria-busy'));
  await userEvent.click(await within(card).findByRole('button', { name: new RegExp(t('lucky.claim')) }));
  scene().services.advance(luckyOpenCheckMs);
  return within(document.body).findByRole('dialog', { name: truncatedName(t('lucky.reward_title')) });
};
const shown = (amount: string) => amount.replaceAll(/\s/g, ' ');

/** A lucky task was paid: its amount stands large on a gold ticket, over home (EARN-7). */
export const LuckyPaid: Story = {
  parameters: { rules: ['EARN-7'] },
  play: async (play) => {
    const { market } = modeOf(play.globals['locale']);
    const dialog = await claim(play);
    await expectVisible(dialog);
    await expect(dialog).toHaveTextContent(shown(`+${formatMoney(luckyCash(market), market)}`));
  },
};
/** Once its dialog is closed, the cash counts up to what it is now (EARN-7). */
export const LuckyCounted: Story = {
  parameters: { rules: ['EARN-7'], picture: { frames: ['phone'], languages: 'first' } },
  play: async (play) => {
    const { canvasElement, globals } = play;
    const { market } = modeOf(globals['locale']);
    const dialog = await claim(play);
    await userEvent.click(within(dialog).getByRole('button', { name: translateIn(globals['locale'])('common.ok') }));
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    const cash = shown(formatMoney(activeUsers[market].cash + luckyCash(market), market));
    await waitFor(async () => {
      scene().services.advance(100);
      await expect(canvasElement).toHaveTextContent(cash);
    });
    scrollTo(0, 0);
  },
};

/** How many rounds were played, and what each pays. */
const rounds = 2;
/** A game whose rounds the server has booked when the person comes back from its window. */
const payingGame = (game: Game) =>
  homeReplies((market) => {
    let isBack = false;
    const task = freshTasks.find(({ taskType }) => taskType === game);
    const coin = rounds * (task?.coinReward ?? 0);
    return {
      getUserInfo: () => ({ ...activeUsers[market], coin: activeUsers[market].coin + (isBack ? coin : 0) }),
      getNormalTasks: () => {
        const tasks = freshTasks.map((each) => (each.taskType === game && isBack ? { ...each, count: rounds } : each));
        isBack = true;
        return tasks;
      },
    };
  });
const play =
  (game: Game): Story['play'] =>
  async ({ canvasElement, globals }) => {
    const t = translateIn(globals['locale']);
    const { market } = modeOf(globals['locale']);
    const title = t(game === 'words' ? 'task.words_title' : 'task.quiz_title');
    // The card is another one once the app has taken over the first frame.
    const card = () => within(canvasElement).getByRole('article', { name: title });
    await waitFor(() => expect(card()).toHaveTextContent('0/30'));
    await userEvent.click(within(card()).getByRole('button'));
    scene().app.store.dispatch(api.util.invalidateTags(['User', 'Tasks']));
    const { coinReward = 0 } = freshTasks.find(({ taskType }) => taskType === game) ?? {};
    const toast = await within(document.body).findByRole('status');
    await expectVisible(toast);
    await expect(toast).toHaveTextContent(formatCoins(rounds * coinReward, market));
    await waitFor(() => expect(card()).toHaveTextContent(`${rounds}/30`));
  };

/** Back from the word game: what its rounds have paid (TASK-20). */
export const WordsPaid: Story = {
  args: { replies: payingGame('words') },
  parameters: { rules: ['TASK-20', 'EARN-1'] },
  play: play('words'),
};
/** Back from the quiz: what its rounds have paid (TASK-20). */
export const QuizPaid: Story = {
  args: { replies: payingGame('quiz') },
  parameters: { rules: ['TASK-20', 'EARN-1'] },
  play: play('quiz'),
};
