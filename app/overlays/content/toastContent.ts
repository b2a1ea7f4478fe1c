/** A text message that disappears by itself. */
export interface PlainToastContent {
  type: 'default' | 'success' | 'wrong' | 'loading';
  message: string;
  /** Duration, ms, where it does not follow from the length of the text. */
  stay?: number;
}

/** A reward toast. It is rendered by the deferred part of home. */
export interface RewardToastContent {
  type: 'reward';
  /** What the coins are worth, or that they were added; '' where only cash was paid. */
  message: string;
  /** The paid amount, with its sign; '' where none was paid. */
  coins: string;
  cash: string;
  /** Selector of the element that the toast must not cover: the task that was pressed. */
  clearOf?: string;
}

export type ToastContent = PlainToastContent | RewardToastContent;

export const plain = (message: string): PlainToastContent => ({ type: 'default', message });
export const done = (message: string): PlainToastContent => ({ type: 'success', message });
export const wrong = (message: string): PlainToastContent => ({ type: 'wrong', message });
export const waiting = (message: string): PlainToastContent => ({ type: 'loading', message });
