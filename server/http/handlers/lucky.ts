import { luckyAppsOf } from '../../catalogue/reader';
import { claimLucky } from '../../domain/lucky/luckyClaim';
import { luckyOf } from '../../domain/lucky/luckyList';
import { applyLucky, installLucky } from '../../domain/lucky/luckyUpdate';
import type { Handlers } from '../context';
import { luckyReply } from './replies';

/** The calls of lucky tasks. */
export const luckyHandlers = {
  getLucky: async ({ context, now, person }) =>
    luckyOf(context.db, person, now, luckyAppsOf(await context.catalogue(), person.market)),
  postLucky: async ({ context, now, person, query: { action, taskId } }) =>
    luckyReply(
      action === 'apply'
        ? await applyLucky(context.db, person, taskId, {
            now,
            apps: luckyAppsOf(await context.catalogue(), person.market),
          })
        : await installLucky(context.db, person, taskId, now),
    ),
  postLuckyReward: ({ context, now, person, query, idempotency, unconfirmed }) =>
    claimLucky(context.db, person, query, {
      once: idempotency,
      now,
      confirmation: {
        mode: context.config.adConfirmations[person.market],
        missing: () => unconfirmed('luckytask'),
      },
    }),
  // The two times in the body are the host's; they are ignored, because the server uses only its own clock (LUCKY-27).
  postLuckyReward2: ({ context, now, person, body: { taskRecordId, installed }, idempotency, unconfirmed }) =>
    claimLucky(
      context.db,
      person,
      { taskRecordId, installed },
      {
        once: idempotency,
        now,
        confirmation: {
          mode: context.config.adConfirmations[person.market],
          missing: () => unconfirmed('luckytask'),
        },
      },
    ),
} satisfies Partial<Handlers>;
