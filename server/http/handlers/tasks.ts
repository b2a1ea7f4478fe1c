import { rewardStatus } from '@tally/contract/tasks/task';
import { draw } from '../../domain/rewards/draws';
import { noteAction } from '../../domain/people/h5Actions';
import { payRound } from '../../domain/rewards/reward';
import { checkRound } from '../../domain/rewards/rewardChecks';
import { guestTasks, tasksOf } from '../../domain/rewards/tasks';
import type { Handlers } from '../context';
import { done } from './answers';

/** The calls of daily tasks. */
export const tasksHandlers = {
  getNormalTasks: ({ context, now, person }) => (person ? tasksOf(context.db, person, now) : done(guestTasks())),
  postCheckin: ({ context, now, person, idempotency }) =>
    payRound(context.db, person, 'checkin', idempotency, now, context.chance, { pace: context.config.pace }),
  postLottery: ({ context, now, person, idempotency, query }) => {
    const drawFirst = context.config.drawFirst.includes(person.market);
    if (query.action === 'reward')
      return payRound(context.db, person, 'lottery', idempotency, now, context.chance, {
        drawFirst,
        pace: context.config.pace,
      });
    return drawFirst ? draw(context.db, person, now) : checkRound(context.db, person, 'lottery', now);
  },
  postVideoAd: async ({ context, now, person, idempotency, query, unconfirmed }) => {
    if (query.action === 'reward')
      return payRound(context.db, person, 'videoad', idempotency, now, context.chance, {
        pace: context.config.pace,
        confirmation: { mode: context.config.adConfirmations[person.market], missing: () => unconfirmed('videoad') },
      });
    await noteAction(
      context.db,
      { userId: person.id, device: null, appPkg: person.appPkg, action: 'video_click', data: null },
      now,
    );
    return { status: rewardStatus.paid, coin: 0, cash: 0, info: '' };
  },
} satisfies Partial<Handlers>;
