import { exampleAppSettings } from '@tally/contract/fixtures/app';
import { activeUsers } from '@tally/contract/fixtures/user';
import { passbooks } from '@tally/contract/fixtures/wallet';
import type { Market } from '@tally/contract/market/codes';
import type { Replies } from '../fakeServer';

/** Replies of the passbook's calls, for a story. */
export const passbookReplies = (market: Market): Replies => ({
  getUserInfo: activeUsers[market],
  getNormalTasks: [],
  getRank: [],
  getAdConfigs: [],
  postH5Action: null,
  getPassbook: passbooks[market],
  getAppSettings: exampleAppSettings,
});
