/** A message that goes by itself. */
export interface PlainToastContent {
  type: 'default' | 'success' | 'wrong' | 'loading';
  message: string;
  /** How long it stays, ms, where its length does not say it. */
  stay?: number;
}

/** Something was earned. It is drawn by the deferred part of home. */
export interface RewardToastContent {
  type: 'reward';
  /** What the coins are worth, or that they are there; '' where only cash was paid. */
  message: string;
  /** What was paid, with its sign; '' where there is none of it. */
  coins: string;
  cash: string;
  /** Selector of what it must not cover: the task that was pressed. */
  clearOf?: string;
}

export type ToastContent = PlainToastContent | RewardToastContent;

export const plain = (message: string): PlainToastContent => ({ type: 'default', message });
export const done = (message: string): PlainToastContent => ({ type: 'success', message });
export const wrong = (message: string): PlainToastContent => ({ type: 'wrong', message });
export const waiting = (message: string): PlainToastContent => ({ type: 'loading', message });
