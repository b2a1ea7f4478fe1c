import { membersShown } from '@tally/contract/limits';
import type { Market } from '@tally/contract/market';
import { formatMoney } from '@tally/locales/format';
import { EmptyState } from '@tally/ui/EmptyState';
import { FailureState } from '@tally/ui/FailureState';
import { MemberRow } from '@tally/ui/MemberRow';
import { RowList } from '@tally/ui/RowList';
import { Section } from '@tally/ui/Section';
import { TeamIcon } from '@tally/ui/icons/TeamIcon';
import { teamApi } from '../../features/team/teamApi';
import { useText } from '../../hooks';
import { LoadingRows } from '../ScreenFrame/LoadingRows';
import { Note } from './TeamView.styles';

/** The newest members (section 2, Team: "shown if total members above 0; 10 most recent"). */
export function MembersSection({ total, market }: { total: number; market: Market }) {
  const t = useText();
  const { data, isFetching, refetch } = teamApi.useGetTeamMembersQuery({}, { skip: total === 0 });
  if (total === 0) return <EmptyState picture={<TeamIcon size={88} />} text={t('team.empty')} />;
  return (
    <Section title={t('team.members_title')}>
      {data ? (
        <>
          <RowList aria-label={t('team.members_title')}>
            {data.map(({ memberName, memberAvatar, memberCash, valid }, index) => (
              <MemberRow key={`${memberName} ${index}`} name={memberName} avatar={memberAvatar} cash={formatMoney(memberCash, market)} state={valid ? 'valid' : 'pending'} status={t(valid ? 'team.member_valid' : 'team.member_pending')} />
            ))}
          </RowList>
          {total > membersShown && <Note>{t('team.members_note', { count: membersShown })}</Note>}
        </>
      ) : isFetching ? (
        <LoadingRows label={t('common.loading')} />
      ) : (
        <FailureState text={t('network.list_failed')} retryLabel={t('common.retry')} onRetry={() => void refetch()} />
      )}
    </Section>
  );
}
