import type { Translate } from '@tally/locales/text';
import type { DialogContent } from '../content/dialogContent';
import type { DomainOverlays } from '../content/overlayTable';
import { exitPicture } from './exitPicture';

/** Content of the exit dialog: it is about the product, so it shows its logo. Its "Leave" button is as large as the other one. */
const exit = (t: Translate<'deferred'>, stay: string, message: string): DialogContent => ({
  tone: 'dialog',
  picture: exitPicture,
  title: t('exit.title'),
  message,
  primary: stay,
  secondary: t('exit.leave'),
  stacked: true,
});

/** Variants of the exit dialog, by what it offers instead of leaving home (HOME-20). */
export const exitOverlays = {
  dialogs: {
    'exit.offerLogin': (t) => exit(t, t('exit.stay_login'), t('exit.login')),
    'exit.offerWithdraw': (t, { cash }: { cash: string }) =>
      exit(t, t('exit.stay_withdraw'), t('exit.withdraw', { cash })),
    /** `missing`: undefined where the first withdrawal takes more than money. */
    'exit.offerSoon': (t, { cash, missing }: { cash: string; missing?: string | undefined }) =>
      exit(t, t('exit.stay_soon'), missing === undefined ? t('exit.more', { cash }) : t('exit.soon', { missing })),
    'exit.offerCheckin': (t) => exit(t, t('exit.stay_checkin'), t('exit.checkin')),
    'exit.offerLottery': (t) => exit(t, t('exit.stay_lottery'), t('exit.lottery')),
    'exit.offerLucky': (t) => exit(t, t('exit.stay_lucky'), t('exit.lucky')),
    /** `cash`: what there will be tomorrow morning; undefined where nothing is exchanged then, or it is not known. */
    'exit.offerNothing': (t, { cash }: { cash?: string | undefined }) =>
      exit(t, t('exit.stay_default'), cash === undefined ? t('exit.default') : t('exit.tomorrow', { cash })),
  },
} satisfies DomainOverlays<'exit', 'deferred'>;
