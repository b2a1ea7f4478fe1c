import type { Market } from '@tally/contract/market/codes';
import type { Team } from '@tally/contract/people/team';
import { formatCoins, formatMoney } from '@tally/locales/format';
import { CheckIcon } from '@tally/ui/icons/CheckIcon';
import { EnvelopeIcon } from '@tally/ui/icons/EnvelopeIcon';
import { WalletIcon } from '@tally/ui/icons/WalletIcon';
import { TeamIcon } from '@tally/ui/icons/TeamIcon';
import { teamEarnings } from '../../features/team/teamRules';
import { useTranslate } from '../../i18n/useTranslate';
import { useMarketRules } from '../../session/rules/useMarketRules';
import { Amount, Label, Part, PerFriend, Summary, Valid } from './TeamView.styles';

interface TeamSummaryProps {
  team: Pick<Team, 'total' | 'valid'> | undefined;
  market: Market;
  /** What stands first: what the team has brought, or what the next friend brings. */
  first: 'earned' | 'offer';
}

/**
 * The team's earnings, the reward for the next friend, and how many friends count; without a team, the reward for one
 * friend.
 */
export function TeamSummary({ team, market, first }: TeamSummaryProps) {
  const t = useTranslate();
  const { total = 0, valid = 0 } = team ?? {};
  const { inviteReward } = useMarketRules(market);
  const perFriend = formatMoney(inviteReward, market);
  const none = valid === 0;
  const earned = formatMoney(teamEarnings(valid, inviteReward), market);
  const offers = none || first === 'offer';
  return (
    <Part>
      <Summary>
        <p>
          <Label>{t(offers ? 'team.each' : 'team.earned')}</Label>
          <Amount>{offers ? perFriend : earned}</Amount>
        </p>
        {first === 'offer' ? <EnvelopeIcon size={56} /> : <TeamIcon size={56} />}
      </Summary>
      {!none && (
        <PerFriend>
          <WalletIcon size={18} />
          {offers ? t('team.earned_so_far', { cash: earned }) : t('team.per_friend', { cash: perFriend })}
        </PerFriend>
      )}
      {total > 0 && (
        <Valid data-state={none ? 'none' : 'some'}>
          {!none && <CheckIcon size={18} />}
          <span>{t('team.valid_of', { valid: formatCoins(valid, market), total: formatCoins(total, market) })}</span>
        </Valid>
      )}
    </Part>
  );
}
