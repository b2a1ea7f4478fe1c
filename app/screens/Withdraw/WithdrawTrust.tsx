import { serviceHours } from '@tally/contract/limits/feedback';
import type { Locale } from '@tally/contract/market/codes';
import { clockText } from '@tally/contract/rules/clockText';
import { withdrawHoursOf } from '@tally/contract/rules/withdrawHours';
import { ChatIcon } from '@tally/ui/icons/ChatIcon';
import { ChevronIcon } from '@tally/ui/icons/ChevronIcon';
import { ClockIcon } from '@tally/ui/icons/ClockIcon';
import { ShieldIcon } from '@tally/ui/icons/ShieldIcon';
import { useTranslate } from '../../i18n/useTranslate';
import { Trust, TrustArt, TrustLine, TrustWords } from './WithdrawScreen.styles';

/**
 * Reassurance below the form: failed withdrawals are returned, when withdrawing is open, and how to reach customer
 * service (WITHDRAW-27).
 */
export function WithdrawTrust({ locale, onHelp }: { locale: Locale; onHelp: () => void }) {
  const t = useTranslate();
  const open = withdrawHoursOf(locale);
  const [from, to] = [clockText(serviceHours.from * 60), clockText(serviceHours.to * 60)];
  return (
    <Trust>
      <TrustLine>
        <TrustArt>
          <ShieldIcon size={30} />
        </TrustArt>
        <TrustWords>{t('withdraw.trust_back')}</TrustWords>
      </TrustLine>
      {open && (
        <TrustLine>
          <TrustArt data-look="line">
            <ClockIcon size={20} />
          </TrustArt>
          <TrustWords>{t('withdraw.trust_hours', { from: clockText(open.from), to: clockText(open.to) })}</TrustWords>
        </TrustLine>
      )}
      <TrustLine>
        <a
          href="/feedback"
          onClick={(event) => {
            event.preventDefault();
            onHelp();
          }}
        >
          <TrustArt data-look="line">
            <ChatIcon size={20} />
          </TrustArt>
          <TrustWords>{t('withdraw.trust_help', { from, to })}</TrustWords>
          <ChevronIcon size={18} />
        </a>
      </TrustLine>
    </Trust>
  );
}
