import type { Handlers } from './context';
import { appHandlers } from './handlers/app';
import { feedbackHandlers } from './handlers/feedback';
import { luckyHandlers } from './handlers/lucky';
import { offersHandlers } from './handlers/offers';
import { operatorHandlers } from './handlers/operator';
import { reviewHandlers } from './handlers/review';
import { tasksHandlers } from './handlers/tasks';
import { teamHandlers } from './handlers/team';
import { userHandlers } from './handlers/user';
import { walletHandlers } from './handlers/wallet';

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
