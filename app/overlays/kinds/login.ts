import { AccountIcon } from '@tally/ui/icons/AccountIcon';
import { SmilingTicketIcon } from '@tally/ui/icons/tickets/SmilingTicketIcon';
import type { DomainOverlays } from '../content/overlayTable';
import { waiting } from '../content/toastContent';

/** Time in ms for which the toast of a pending login is shown if the host never answers (HOST-10). */
export const loginToastMs = 10_000;

const loginMessages = {
  task: 'login.need_message',
  withdraw: 'login.need_withdraw',
  team: 'login.need_team',
  account: 'login.need_account',
} as const;

/** Dialogs and the toast of the login (PERSON-3). */
export const loginOverlays = {
  dialogs: {
    'login.needed': (t, { for: purpose }: { for: 'task' | 'withdraw' | 'team' | 'account' }) => ({
      tone: 'dialog',
      art: AccountIcon,
      title: t('login.need_title'),
      message: t(loginMessages[purpose]),
      primary: t('common.login'),
      secondary: t('common.later'),
    }),
    'login.lapsed': (t) => ({
      tone: 'dialog',
      art: AccountIcon,
      title: t('login.ended_title'),
      message: t('login.ended'),
      primary: t('common.login'),
      secondary: t('common.later'),
    }),
    'login.succeeded': (t) => ({
      tone: 'dialog',
      art: SmilingTicketIcon,
      title: t('login.success_title'),
      message: t('login.success_message'),
      primary: t('common.ok'),
    }),
    'login.failed': (t, { inBrowser }: { inBrowser: boolean }) => ({
      tone: 'refusal',
      art: AccountIcon,
      status: 'failed',
      title: t('login.failed_title'),
      message: t(inBrowser ? 'login.unavailable' : 'login.failed_message'),
      primary: t('common.ok'),
    }),
    'login.duplicateUser': (t) => ({
      tone: 'refusal',
      art: AccountIcon,
      status: 'failed',
      title: t('login.dup_user_title'),
      message: t('login.dup_user_message'),
      primary: t('common.ok'),
    }),
  },
  toasts: {
    'login.inProgress': (t) => ({ ...waiting(t('login.progress')), stay: loginToastMs }),
  },
} satisfies DomainOverlays<'login', 'home'>;
