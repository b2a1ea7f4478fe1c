import { membersShown } from '@tally/contract/limits';
import type { Market } from '@tally/contract/market';
import { formatMoney } from '@tally/locales/format';
import { EmptyState } from '@tally/ui/EmptyState';
import { MemberRow } from '@tally/ui/MemberRow';
import { Section } from '@tally/ui/Section';
import { TeamIcon } from '@tally/ui/icons/TeamIcon';
import { teamApi } from '../../features/team/teamApi';
import { useTranslate } from '../../i18n/useTranslate';
import { ListState } from '../../components/ListState';
import { Note } from './TeamView.styles';

/** The newest members (TEAM-3: "shown if total members above 0; 10 most recent"). */
export function MembersSection({ total, market }: { total: number; market: Market }) {
  const t = useTranslate();
  const { data, isFetching, refetch } = teamApi.useGetTeamMembersQuery({}, { skip: total === 0 });
  if (total === 0) return <EmptyState picture={<TeamIcon size={88} />} text={t('team.empty')} />;
  return (
    <Section title={t('team.members_title')}>
      <ListState
        items={data}
        failed={!isFetching}
        label={t('team.members_title')}
        empty={t('team.empty')}
        onRetry={() => void refetch()}
        row={({ memberName, memberAvatar, memberCash, valid }, index) => (
          <MemberRow
            key={`${memberName} ${index}`}
            name={memberName}
            avatar={memberAvatar}
            cash={formatMoney(memberCash, market)}
            state={valid ? 'valid' : 'pending'}
            status={t(valid ? 'team.member_valid' : 'team.member_pending')}
          />
        )}
      />
      {data && total > membersShown && <Note>{t('team.members_note', { count: membersShown })}</Note>}
    </Section>
  );
}
