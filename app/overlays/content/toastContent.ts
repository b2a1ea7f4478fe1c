import { toastTimes } from '@tally/ui/theme/toastTimes';

/** A text message that disappears by itself. */
export interface PlainToastContent {
  type: 'default' | 'success' | 'wrong' | 'loading';
  message: string;
  /** Duration, ms, where it does not follow from the length of the text. */
  stay?: number;
  /** The same words stand at the field that has the focus: a screen reader says them there, once. */
  saidAtField?: true;
}

/** A reward toast. It is rendered by the deferred part of home. */
export interface RewardToastContent {
  type: 'reward';
  /** What the coins are worth, or that they were added; '' where only cash was paid. */
  message: string;
  /** The paid amount, with its sign; '' where none was paid. */
  coins: string;
  cash: string;
  /** How near the amount is to the most that could have come (EARN-6). */
  size?: 'usual' | 'large';
  /** Selector of the row that paid, over which the toast stands: the task that was pressed. */
  paidBy?: string;
}

export type ToastContent = PlainToastContent | RewardToastContent;

/** Something happens by itself: the person asked for nothing, or asked a little too early. */
export const plain = (message: string): PlainToastContent => ({ type: 'default', message });
export const success = (message: string): PlainToastContent => ({ type: 'success', message });
/** The page did not do what the person asked for, whatever the reason. */
export const wrong = (message: string): PlainToastContent => ({ type: 'wrong', message });
/** What is wrong with a field, in the words that stand beside it; the field gets the focus. */
export const atField = (message: string): PlainToastContent => ({ ...wrong(message), saidAtField: true });
/** Something has begun; the code that began it removes the toast. */
export const waiting = (message: string): PlainToastContent => ({ type: 'loading', message });
/** What the person asked for is on its way already; the toast goes by itself. */
export const underWay = (message: string): PlainToastContent => ({
  ...waiting(message),
  stay: message.length > toastTimes.longAbove ? toastTimes.long : toastTimes.short,
});
