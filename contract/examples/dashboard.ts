import type * as calls from '../calls/dashboard';
import { exampleDashboard } from '../fixtures/operator';
import type { Example } from './example';

export const getDashboard: Example<typeof calls.getDashboard> = {
  request: {},
  replies: { filled: exampleDashboard },
};
