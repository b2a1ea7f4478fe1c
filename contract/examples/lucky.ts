import type * as calls from '../calls/lucky';
import {
  appliedLucky,
  claimableLucky,
  emptyLucky,
  everyLucky,
  finishedLucky,
  installedLucky,
  luckyNotOpened,
  luckyPaid,
  waitingLucky,
} from '../fixtures/lucky';
import { minuteMs } from '../limits/time';
import { refusal } from '../fixtures/outcome';
import { exampleNow } from '../fixtures/picture';
import type { Example } from './example';

export const getLucky: Example<typeof calls.getLucky> = {
  request: {},
  replies: {
    empty: emptyLucky,
    every: everyLucky,
    waiting: waitingLucky,
    claimable: claimableLucky,
    finished: finishedLucky,
  },
};

export const postLucky: Example<typeof calls.postLucky> = {
  request: { query: { taskId: 0, action: 'apply' } },
  replies: {
    applied: appliedLucky,
    installed: installedLucky,
    needCheckin: { ...refusal('NEED CHECKIN'), taskRecordId: 0, rewardWaitingTime: 0 },
  },
};

export const postLuckyReward: Example<typeof calls.postLuckyReward> = {
  request: { query: { taskRecordId: 1, installed: true } },
  replies: { paid: luckyPaid, notOpened: luckyNotOpened },
};

export const postLuckyReward2: Example<typeof calls.postLuckyReward2> = {
  request: { body: { taskRecordId: 1, installed: true, time1: exampleNow - 6 * minuteMs, time2: exampleNow } },
  replies: { paid: luckyPaid, notOpened: luckyNotOpened },
};
