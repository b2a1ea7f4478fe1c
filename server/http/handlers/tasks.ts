import { rewardStatus } from '@tally/contract/tasks/task';
import { draw } from '../../domain/rewards/openDraw';
import { recordAction } from '../../domain/people/h5Actions';
import { payRound } from '../../domain/rewards/reward';
import { checkRound } from '../../domain/rewards/rewardChecks';
import { guestTasks, tasksOf } from '../../domain/rewards/tasks';
import type { Handlers } from '../context';
import { rulesOf } from './rulesOf';

/** The calls of daily tasks. */
export const tasksHandlers = {
  getNormalTasks: async ({ context, now, person }) =>
    person ? tasksOf(context.db, person, now, await rulesOf(context, person, now)) : guestTasks(),
  postCheckin: async ({ context, now, person, idempotency }) =>
    payRound(context.db, person, 'checkin', {
      once: idempotency,
      now,
      chance: context.chance,
      rules: {
        pace: context.config.pace,
        marketRules: await rulesOf(context, person, now),
      },
    }),
  postLottery: async ({ context, now, person, idempotency, query }) => {
    const marketRules = await rulesOf(context, person, now);
    const drawFirst = context.config.drawFirst.includes(person.market);
    if (query.action === 'reward')
      return payRound(context.db, person, 'lottery', {
        once: idempotency,
        now,
        chance: context.chance,
        rules: {
          drawFirst,
          pace: context.config.pace,
          marketRules,
        },
      });
    return drawFirst
      ? draw(context.db, person, now, marketRules)
      : checkRound(context.db, person, 'lottery', { now, rules: marketRules });
  },
  postVideoAd: async ({ context, now, person, idempotency, query, unconfirmed }) => {
    if (query.action === 'reward')
      return payRound(context.db, person, 'videoad', {
        once: idempotency,
        now,
        chance: context.chance,
        rules: {
          pace: context.config.pace,
          marketRules: await rulesOf(context, person, now),
          confirmation: { mode: context.config.adConfirmations[person.market], missing: () => unconfirmed('videoad') },
        },
      });
    await recordAction(
      context.db,
      { userId: person.id, device: null, appPkg: person.appPkg, action: 'video_click', data: null },
      now,
    );
    return { status: rewardStatus.paid, coin: 0, cash: 0, info: '' };
  },
} satisfies Partial<Handlers>;
