import { codes } from '@tally/contract/api/envelope';
import { hostCalls, roundErrors } from '@tally/contract/host/hostBackend';
import type { RoundReport } from '@tally/contract/host/hostBackend';
import { rewardStatus } from '@tally/contract/tasks/task';
import { isOurs, marketOfPackage } from '../../domain/offers/apps';
import { payGameRound } from '../../domain/rewards/gameRound';
import { Refusal } from '../../domain/shared/refusal';
import type { HostCall } from './hostCall';

/** What is counted, by the status of the answer. */
const results: Readonly<Record<number, string>> = {
  [rewardStatus.paid]: 'paid',
  [rewardStatus.limit]: 'limit',
  [rewardStatus.later]: 'later',
  [rewardStatus.refused]: 'refused',
};

/** `POST /rounds`: pays a round of words or quiz, once under its id (TASK-31). */
export const rounds: HostCall = {
  ...hostCalls.postRounds,
  answer: async (serverContext, body, metrics) => {
    const report = body as unknown as RoundReport;
    const { appPkgName, game, market } = report;
    try {
      const catalogue = appPkgName === undefined ? undefined : await serverContext.catalogue();
      if (
        catalogue &&
        appPkgName !== undefined &&
        !(isOurs(catalogue, appPkgName) && marketOfPackage(catalogue, appPkgName) === market)
      )
        throw new Refusal(codes.malformed, roundErrors.unknownApp);
      const { chance, config, db } = serverContext;
      const reward = await payGameRound(db, report, serverContext.now(), {
        chance,
        pace: config.pace,
        book: await serverContext.ruleBook(),
      });
      metrics.round(game, results[reward.status] ?? '');
      return reward;
    } catch (error) {
      metrics.round(game, error instanceof Refusal ? 'not_taken' : 'failed');
      throw error;
    }
  },
};
