import { noFeedback } from '@tally/contract/people/feedback';
import { exampleAdConfigs, exampleAppSettings } from '@tally/contract/fixtures/app';
import { emptyLucky } from '@tally/contract/fixtures/lucky';
import { midwayTasks } from '@tally/contract/fixtures/task';
import { activeUsers } from '@tally/contract/fixtures/user';
import { withdrawOptionLists } from '@tally/contract/fixtures/wallet';
import type { Market } from '@tally/contract/market/codes';
import type { Replies } from '../fakeServer';
import type { SceneArgs } from '../screenStory';

/** Home of an active person in the middle of the day, for whom the server answers some calls otherwise. */
export const homeReplies =
  (more: (market: Market) => Replies): SceneArgs['replies'] =>
  (market) => ({
    getUserInfo: activeUsers[market],
    getNormalTasks: midwayTasks,
    getRank: [],
    getWithdrawOptions: withdrawOptionLists[market],
    getPassbook: [],
    getAdConfigs: exampleAdConfigs,
    getPlaceInfo: [],
    getFeedback: noFeedback,
    getAppSettings: exampleAppSettings,
    getLucky: emptyLucky,
    postH5Action: null,
    ...more(market),
  });
