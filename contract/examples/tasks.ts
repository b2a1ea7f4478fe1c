import type * as calls from '../calls/tasks';
import {
  coinAndCashReward,
  coinReward,
  finishedTasks,
  freshTasks,
  guestTasks,
  laterReward,
  limitReward,
  midwayTasks,
  noTasks,
  refusedReward,
} from '../fixtures/task';
import type { Example } from './example';

const rewards = {
  coins: coinReward,
  coinsAndCash: coinAndCashReward,
  limit: limitReward,
  later: laterReward,
  refused: refusedReward,
};

export const getNormalTasks: Example<typeof calls.getNormalTasks> = {
  request: {},
  replies: {
    guest: guestTasks,
    fresh: freshTasks,
    midway: midwayTasks,
    finished: finishedTasks,
    empty: noTasks,
  },
};

export const postCheckin: Example<typeof calls.postCheckin> = {
  request: { query: { action: 'reward' } },
  replies: rewards,
};

export const postLottery: Example<typeof calls.postLottery> = {
  request: { query: { action: 'reward' } },
  replies: rewards,
};

export const postVideoAd: Example<typeof calls.postVideoAd> = {
  request: { query: { action: 'reward' } },
  replies: rewards,
};
