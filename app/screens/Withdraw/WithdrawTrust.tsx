import { serviceHours } from '@tally/contract/limits/feedback';
import type { Locale, Market } from '@tally/contract/market/codes';
import { withdrawWindowsOf } from '@tally/contract/rules/marketRules';
import { withdrawHoursOf } from '@tally/contract/rules/withdrawHours';
import { formatHour } from '@tally/locales/formatHour';
import { ChatIcon } from '@tally/ui/icons/ChatIcon';
import { ChevronIcon } from '@tally/ui/icons/ChevronIcon';
import { ClockIcon } from '@tally/ui/icons/ClockIcon';
import { ShieldIcon } from '@tally/ui/icons/ShieldIcon';
import { useTranslate } from '../../i18n/useTranslate';
import { useMarketRules } from '../../session/rules/useMarketRules';
import { Trust, TrustArt, TrustLine, TrustWords } from './WithdrawScreen.styles';

/**
 * Reassurance below the form: failed withdrawals are returned, when withdrawing is open, and how to reach customer
 * service (WITHDRAW-27).
 */
export function WithdrawTrust({ market, locale, onHelp }: { market: Market; locale: Locale; onHelp: () => void }) {
  const t = useTranslate();
  const hour = (minutes: number) => formatHour(minutes, market);
  const open = withdrawHoursOf(locale, withdrawWindowsOf(useMarketRules(market)));
  const from = hour(serviceHours.from * 60);
  const to = hour(serviceHours.to * 60);
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
          <TrustWords>{t('withdraw.trust_hours', { from: hour(open.from), to: hour(open.to) })}</TrustWords>
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
