import type { Handlers } from '../context';
import { appHandlers } from './app';
import { feedbackHandlers } from './feedback';
import { luckyHandlers } from './lucky';
import { offersHandlers } from './offers';
import { operatorHandlers } from './operator';
import { reviewHandlers } from './review';
import { tasksHandlers } from './tasks';
import { teamHandlers } from './team';
import { userHandlers } from './user';
import { walletHandlers } from './wallet';

/** The handlers of all calls, grouped by noun; the type makes a missing handler a compile error. */
export const handlers: Handlers = {
  ...appHandlers,
  ...userHandlers,
  ...tasksHandlers,
  ...luckyHandlers,
  ...teamHandlers,
  ...walletHandlers,
  ...offersHandlers,
  ...reviewHandlers,
  ...feedbackHandlers,
  ...operatorHandlers,
};
