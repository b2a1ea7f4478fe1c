import type { Dispatch } from '@reduxjs/toolkit';
import { luckyInfos } from '@tally/contract/lucky';
import type {
  BridgeEffects,
  LuckyAnswer,
  LuckyClaim,
  LuckyClick,
  LuckyOutcome,
  RewardAction,
  RewardKind,
  RewardOutcome,
} from './bridgeEffects';
import { luckyCheckEnded } from './actions';
import type { WindowRegistry } from './windowRegistry';

/** `again`: the call was made before and its answer was lost. */
export type RequestTime = 'first' | 'again';

/** The reward calls that windows lead to. */
export interface RewardRequests {
  /** Asks for a task's reward and shows what came of it (TASK-5). */
  reward(kind: RewardKind, action: RewardAction, key: string, time: RequestTime): Promise<void>;
  /** Says that a lucky task's app was tapped: without it the task can never be claimed. */
  install(click: LuckyClick): Promise<void>;
  /** Asks for a launched app's reward and shows what came of it (LUCKY-13). */
  lucky(claim: LuckyClaim, time: RequestTime): Promise<void>;
}

/** What an answer to a lucky task's reward call means (LUCKY-16 to LUCKY-19). */
export function luckyAnswerOf(outcome: LuckyOutcome): LuckyAnswer {
  if (outcome.outcome === 'paid') return { say: 'paid', cash: outcome.cash };
  if (outcome.outcome !== 'refused') return { say: 'failed' };
  switch (outcome.info) {
    case luckyInfos.openAppFailed:
      return { say: 'openAppFirst' };
    case luckyInfos.badStatus:
      return { say: 'expiredReload' };
    case luckyInfos.dupApp:
      return { say: 'duplicateReload' };
    default:
      return { say: 'expired' };
  }
}

/** Calls whose answer is still to come are not made a second time. */
export function createRewardRequests(
  effects: BridgeEffects,
  pending: WindowRegistry,
  dispatch: Dispatch,
): RewardRequests {
  const underWay = new Set<string>();

  /** Undefined while the same call is under way. An answer, also a refusal, ends what is owed. */
  const ask = async <O extends { outcome: string }>(
    key: string,
    call: () => Promise<O>,
  ): Promise<O | { outcome: 'unknown' } | undefined> => {
    if (underWay.has(key)) return undefined;
    underWay.add(key);
    try {
      const answer = await call();
      if (answer.outcome !== 'unknown') pending.done(key);
      return answer;
    } catch {
      return { outcome: 'unknown' };
    } finally {
      underWay.delete(key);
    }
  };

  const showReward = (kind: RewardKind, action: RewardAction, answer: RewardOutcome, time: RequestTime) => {
    if (answer.outcome === 'paid') {
      // A click is counted by the server and pays nothing unless it says so.
      const { coin, cash } = answer.reward;
      if (action === 'reward' || coin > 0 || cash > 0) effects.rewarded(kind, answer.reward, { action, time });
    } else if (action === 'reward' && time === 'first') {
      if (answer.outcome === 'refused') effects.rewardRefused(kind, answer.info);
      else effects.rewardFailed(kind);
    }
  };

  return {
    reward: async (kind, action, key, time) => {
      const answer = await ask(key, () => effects.claimReward(kind, { action, key }));
      if (answer) showReward(kind, action, answer, time);
    },
    install: async (click) => {
      await ask(click.key, () => effects.installLucky(click));
    },
    lucky: async (claim, time) => {
      const answer = await ask(claim.key, () => effects.claimLucky(claim));
      if (!answer) return;
      dispatch(luckyCheckEnded());
      const meaning = luckyAnswerOf(answer);
      if (meaning.say === 'expiredReload' || meaning.say === 'duplicateReload' || meaning.say === 'paid')
        effects.reloadLucky();
      if (time === 'first' || meaning.say === 'paid') effects.luckyAnswered(meaning, claim);
    },
  };
}
