import { membersShown } from '@tally/contract/limits/team';
import type { Market } from '@tally/contract/market/codes';
import { formatMoney } from '@tally/locales/format';
import type { Translate } from '@tally/locales/text';
import { EmptyState } from '@tally/ui/EmptyState';
import { MemberRow } from '@tally/ui/MemberRow';
import { Section } from '@tally/ui/Section';
import { teamApi } from '../../features/team/teamApi';
import { useTranslate } from '../../i18n/useTranslate';
import { ListState } from '../../components/ListState';

/** Text of a member's contribution: undefined for zero, a dash for an amount that the server did not send. */
function broughtText(cash: number, market: Market, t: Translate): string | undefined {
  if (cash === 0) return undefined;
  const amount = formatMoney(cash, market);
  return Number.isNaN(cash) ? amount : t('team.brought', { cash: amount });
}

interface MembersSectionProps {
  total: number;
  /** The person has a link, which brings friends. */
  canShare: boolean;
  market: Market;
}

/** The newest members (TEAM-3: "shown if total members above 0; 10 most recent"). */
export function MembersSection({ total, canShare, market }: MembersSectionProps) {
  const t = useTranslate();
  const { data, error, isFetching, refetch } = teamApi.useGetTeamMembersQuery({}, { skip: total === 0 });
  if (total === 0) return <EmptyState text={t(canShare ? 'team.empty' : 'team.empty_yet')} />;
  return (
    <Section
      title={t('team.members_title')}
      aside={data && total > membersShown && t('team.members_note', { count: membersShown })}
    >
      <ListState
        shape="card"
        items={data}
        failed={!isFetching}
        error={error}
        label={t('team.members_title')}
        empty={t('team.empty')}
        onRetry={() => void refetch()}
        row={({ memberName, memberAvatar, memberCash, valid }, index) => (
          <MemberRow
            key={[memberName, index].join(' ')}
            name={memberName}
            avatar={memberAvatar}
            cash={broughtText(memberCash, market, t)}
            state={valid ? 'valid' : 'pending'}
            status={t(valid ? 'team.member_valid' : 'team.member_waiting')}
          />
        )}
      />
    </Section>
  );
}
