export interface ToastContent {
  type: 'default' | 'success' | 'wrong' | 'loading' | 'reward';
  message: string;
  /** How long it stays, ms, where its length does not say it. */
  stay?: number;
}

export const plain = (message: string): ToastContent => ({ type: 'default', message });
export const done = (message: string): ToastContent => ({ type: 'success', message });
export const wrong = (message: string): ToastContent => ({ type: 'wrong', message });
export const waiting = (message: string): ToastContent => ({ type: 'loading', message });
