import { endpoint } from '../api/endpoint';
import { unknownNumber } from '../api/reading';
import { nothing, uuid } from '../api/schemas';
import { adShowTypes } from '../limits/ads';
import { userInfo } from '../people/user';
import { personMeanings } from '../people/active';
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
  description:
    'Who asks, by the token, and what home needs of them. Without a token the answer is a guest (`status` 0, `info` GUEST), by code 200. For a token that is unknown or expired our server answers a guest too, with `info` INACTIVE, and the page goes on as for a guest, without a word. A backend may answer 401 instead, which is better: the page says that the login has ended, and goes on as a guest. Only `status` 1 together with `info` ACTIVE means that somebody is signed in. Any other code leads to the page of an error, because nothing can be shown without this call.',
  infos: personMeanings,
  query: v.object({ uuid: v.optional(uuid) }),
  body: nothing,
  reply: userInfo,
  reading: userReading,
});
