import type { Translate } from '@tally/locales/text';
import type { DialogArt, DialogContent } from './dialogContent';
import type { DomainOverlays } from './overlayTables';

type Reason = 'login' | 'withdraw' | 'checkin' | 'lottery' | 'lucky' | 'default';

/** "Leave" is as large as the other button. */
const exit = (t: Translate, reason: Reason, art: DialogArt, message: string): DialogContent => ({
  tone: 'dialog',
  art,
  title: t('exit.title'),
  message,
  primary: t(`exit.stay_${reason}`),
  secondary: t('exit.leave'),
});

/** The exit dialog, by what it offers instead of leaving home (HOME-20). */
export const leaveOverlays = {
  dialogs: {
    'leave.login': (t) => exit(t, 'login', 'wallet', t('exit.login')),
    'leave.withdraw': (t, { cash }: { cash: string }) => exit(t, 'withdraw', 'wallet', t('exit.withdraw', { cash })),
    'leave.checkin': (t) => exit(t, 'checkin', 'calendar', t('exit.checkin')),
    'leave.lottery': (t) => exit(t, 'lottery', 'ticket', t('exit.lottery')),
    'leave.lucky': (t) => exit(t, 'lucky', 'gift', t('exit.lucky')),
    'leave.default': (t) => exit(t, 'default', 'coin', t('exit.default')),
  },
} satisfies DomainOverlays<'leave'>;
