import { endpoint } from '../api/endpoint';
import { unknownNumber } from '../api/reading';
import { keyed, nothing } from '../api/schemas';
import { counterNames, dashboard } from '../operator/dashboard';
import * as v from 'valibot';

/** A server of an earlier version does not send `remindedPending`. */
const dashboardReading = {
  instead: { ...Object.fromEntries(counterNames.map((name) => [name, unknownNumber])), remindedPending: 0 },
};

export const getDashboard = endpoint({
  method: 'GET',
  path: '/dashboard/ocdata',
  who: 'operator',
  scope: ['read'],
  money: false,
  summary: 'The 17 counters',
  description: 'The counters of the hidden page. A page shows a missing one as a dash.',
  query: v.object(keyed),
  body: nothing,
  reply: dashboard,
  reading: dashboardReading,
});
