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

/** What the server does for each call, by noun; the compiler names a call that is missing. */
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
