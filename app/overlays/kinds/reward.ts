import type { TaskType } from '@tally/contract/tasks/task';
import type { DomainOverlays } from '../content/overlayTable';

/** The paid amounts, formatted; '' for an amount that was not paid. */
export interface PaidReward {
  coins: string;
  cash: string;
  /** What the coins will be worth at the next exchange (MONEY-11); '' where that is zero or not known. */
  worth: string;
  exchangeOn: 'today' | 'tomorrow';
  /** Near the most that a draw can pay (EARN-6). */
  size?: 'usual' | 'large';
  /** The task that was just pressed; undefined for a reward that is paid later. */
  task?: TaskType;
}

/** The toast of a reward (EARN-1): a ticket with the amount and its value in cash. */
export const rewardOverlays = {
  toasts: {
    'reward.paid': (t, { coins, cash, worth, exchangeOn, size = 'usual', task }: PaidReward) => ({
      type: 'reward',
      size,
      message: worth
        ? t(exchangeOn === 'today' ? 'task.reward_worth_today' : 'task.reward_worth', { cash: worth })
        : coins && t('task.reward_toast'),
      coins: coins && t('task.reward_coins', { coins }),
      // Beside coins, which become cash later, the cash says that it is there now.
      cash: cash && t(coins ? 'task.reward_cash_too' : 'task.reward_cash', { cash }),
      ...(task && { paidBy: `[data-tap="task:${task}"]` }),
    }),
  },
} satisfies DomainOverlays<'reward', 'deferred'>;
