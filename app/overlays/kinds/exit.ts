import { CalendarIcon } from '@tally/ui/icons/CalendarIcon';
import { CoinIcon } from '@tally/ui/icons/CoinIcon';
import { GiftIcon } from '@tally/ui/icons/GiftIcon';
import { TicketIcon } from '@tally/ui/icons/TicketIcon';
import { WalletIcon } from '@tally/ui/icons/WalletIcon';
import type { Translate } from '@tally/locales/text';
import type { DialogArt, DialogContent } from '../content/dialogContent';
import type { DomainOverlays } from '../content/overlayTable';

/** Content of the exit dialog. Its "Leave" button is as large as the other one. */
const exit = (t: Translate<'deferred'>, stay: string, art: DialogArt, message: string): DialogContent => ({
  tone: 'dialog',
  art,
  title: t('exit.title'),
  message,
  primary: stay,
  secondary: t('exit.leave'),
  stacked: true,
});

/** Variants of the exit dialog, by what it offers instead of leaving home (HOME-20). */
export const exitOverlays = {
  dialogs: {
    'exit.offerLogin': (t) => exit(t, t('exit.stay_login'), WalletIcon, t('exit.login')),
    'exit.offerWithdraw': (t, { cash }: { cash: string }) =>
      exit(t, t('exit.stay_withdraw'), WalletIcon, t('exit.withdraw', { cash })),
    /** `missing`: undefined where the first withdrawal takes more than money. */
    'exit.offerSoon': (t, { cash, missing }: { cash: string; missing?: string | undefined }) =>
      exit(
        t,
        t('exit.stay_soon'),
        WalletIcon,
        missing === undefined ? t('exit.more', { cash }) : t('exit.soon', { missing }),
      ),
    'exit.offerCheckin': (t) => exit(t, t('exit.stay_checkin'), CalendarIcon, t('exit.checkin')),
    'exit.offerLottery': (t) => exit(t, t('exit.stay_lottery'), TicketIcon, t('exit.lottery')),
    'exit.offerLucky': (t) => exit(t, t('exit.stay_lucky'), GiftIcon, t('exit.lucky')),
    /** `cash`: what there will be tomorrow morning; undefined where nothing is exchanged then, or it is not known. */
    'exit.offerNothing': (t, { cash }: { cash?: string | undefined }) =>
      exit(t, t('exit.stay_default'), CoinIcon, cash === undefined ? t('exit.default') : t('exit.tomorrow', { cash })),
  },
} satisfies DomainOverlays<'exit', 'deferred'>;
