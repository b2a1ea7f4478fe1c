import { endpoint } from '../api/endpoint';
import { unknownNumber } from '../api/reading';
import { market, nothing } from '../api/schemas';
import { marketRules } from '../rules/marketRules';
import * as v from 'valibot';

export const getMarketRules = endpoint({
  method: 'GET',
  path: '/market/rules',
  who: 'anyone',
  money: false,
  summary: 'The numbers of a market that its pages state, and what is closed in it',
  description:
    'The rules of a market that pages state, for everybody. Where a backend has no such call, the page states its own numbers, those of our server, which its introduction lists; also for a task, a rate or hours that the answer leaves out. Numbers of features that a backend does not have (team, lucky tasks) may be missing: the page has its own in their place, and states them only where it speaks of those features.',
  query: v.object({ market }),
  body: nothing,
  reply: marketRules,
  reading: {
    needed: ['icon'],
    instead: {
      until: 0,
      inviteReward: unknownNumber,
      validMemberAmount: unknownNumber,
      luckyMinuteAmount: unknownNumber,
      luckyTodayAmount: unknownNumber,
    },
  },
});
