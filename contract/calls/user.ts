import { endpoint } from '../api/endpoint';
import { unknownNumber } from '../api/reading';
import { nothing, uuid } from '../api/schemas';
import { adShowTypes } from '../limits/ads';
import { userInfo } from '../people/user';
import * as v from 'valibot';

/** A missing balance is 0 for a guest; for a logged-in user it is unknown. */
const balance = ({ status }: Record<string, unknown>) => (status === 1 ? unknownNumber : 0);

const userReading = {
  empty: {},
  instead: {
    status: 0,
    coin: balance,
    cash: balance,
    gift: 0,
    adShowType: adShowTypes.several,
    coinRate: 0,
    deletionAsked: false,
    showCheckInTask: true,
    showLotteryTask: true,
    showVideoAdTask: true,
    showTeamTask: true,
    showWordsTask: true,
    showQuizTask: true,
  },
};

export const getUserInfo = endpoint({
  method: 'GET',
  path: '/user/info',
  who: 'anyone',
  money: false,
  summary: 'The person behind the token, or a guest',
  description: 'The logged-in user. Always code 200; status 0 for guests and for tokens that are no longer valid.',
  query: v.object({ uuid: v.optional(uuid) }),
  body: nothing,
  reply: userInfo,
  reading: userReading,
});
