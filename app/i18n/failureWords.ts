import type { Translate } from '@tally/locales/text';
import type { FailureCause } from '../api/failureCause';

const words = {
  offline: { title: 'network.error_title', text: 'network.offline_action' },
  clock: { title: 'network.clock_title', text: 'network.clock' },
  connection: { title: 'network.error_title', text: 'network.error_message' },
  busy: { title: 'notfound.busy_title', text: 'login.too_many_users' },
  login: { title: 'login.ended_title', text: 'login.ended' },
  server: { title: 'notfound.server_title', text: 'notfound.server' },
} as const;

/** What the page says of a failure, and what the person can do: the same everywhere (DIALOG-5). */
export const failureWords = (t: Translate<'home'>, cause: FailureCause): { title: string; text: string } => ({
  title: t(words[cause].title),
  text: t(words[cause].text),
});
