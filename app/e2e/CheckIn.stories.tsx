import { noFeedback } from '@tally/contract/people/feedback';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { coinReward, freshTasks } from '@tally/contract/fixtures/task';
import { freshUser, guestUser } from '@tally/contract/fixtures/user';
import { withdrawOptionLists } from '@tally/contract/fixtures/wallet';
import { formatCoins } from '@tally/locales/format';
import { marketOf } from '#storybook/globals';
import { translateIn } from '#storybook/texts/i18n';
import { screenStory, type SceneArgs } from '#testing/screenStory';
import { storyActor } from '#testing/storyActor';
import { checkInSteps, logInSteps } from './checkInFlow';

/** Stories of whole user journeys. The browser tests run the same steps against the real server. */
const meta = {
  title: 'Flows/Check-in',
  render: screenStory,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/home',
    token: false,
    replies: (market) => ({
      getUserInfo: (request) => (request.headers.has('authorization') ? freshUser : guestUser),
      getNormalTasks: freshTasks,
      postCheckin: coinReward,
      getWithdrawOptions: withdrawOptionLists[market],
      getRank: [],
      getAdConfigs: [],
      getPlaceInfo: [],
      getFeedback: noFeedback,
      postH5Action: null,
    }),
  },
} satisfies Meta<SceneArgs>;
export default meta;

/** A guest logs in, checks in and sees the coins. */
export const LogInAndCheckIn: StoryObj<SceneArgs> = {
  // Its words are in the pictures of home.
  parameters: { rules: ['PERSON-7'], picture: { languages: 'first' } },
  play: async ({ globals }) => {
    const t = translateIn(globals['locale']);
    const actor = storyActor();
    await logInSteps(actor, t, t('task.count', { done: 0, max: 1 }));
    await checkInSteps(actor, t, formatCoins(coinReward.coin, marketOf(globals)));
  },
};
