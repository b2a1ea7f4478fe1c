import { Ticket } from '@tally/ui/Ticket';
import { WalletIcon } from '@tally/ui/icons/WalletIcon';
import { teamApi } from '../../features/team/teamApi';
import { useReadyToShare } from '../../features/team/useReadyToShare';
import { useTranslate } from '../../i18n/useTranslate';
import { useCurrentUser } from '../../session/useCurrentUser';
import { LoadFailure } from '../../components/LoadFailure';
import { LoginBar } from '../../components/LoginBar';
import { ScreenFrame } from '../../components/ScreenFrame';
import { InvitationActions } from './InvitationActions';
import { MembersSection } from './MembersSection';
import { TeamLoading } from './TeamLoading';
import { TeamSteps } from './TeamSteps';
import { TeamSummary } from './TeamSummary';
import { Tip } from './TeamView.styles';

/**
 * Team and invite: rewards for inviting, the ways to invite, how it works, and the members. Guests are asked to log in
 * (TEAM-4, `teamListeners.ts`).
 */
export function TeamView({ title, leave }: { title: string; leave: 'step' | 'hosted' }) {
  const t = useTranslate();
  const { market, person, error, refetchUser } = useCurrentUser();
  useReadyToShare(person === 'active');
  const team = teamApi.useGetTeamQuery({}, { skip: person !== 'active' });
  const { data } = team;
  const waiting = person === 'unknown' || (person === 'active' && !data && team.isFetching);
  return (
    <ScreenFrame
      title={title}
      leave={leave}
      fetchedAt={team.fulfilledTimeStamp}
      ticket={
        (data ?? person === 'guest') ? (
          <Ticket tear="below" stub={<InvitationActions link={data?.url} />}>
            <TeamSummary team={data} market={market} first={leave === 'hosted' ? 'offer' : 'earned'} />
          </Ticket>
        ) : (
          waiting && <TeamLoading />
        )
      }
      bar={person === 'guest' && <LoginBar text={t('team.login_bar')} />}
    >
      {(person === 'failed' || (team.isError && !data)) && (
        <LoadFailure
          error={person === 'failed' ? error : team.error}
          state={team.isFetching ? 'busy' : 'ready'}
          onRetry={() => (person === 'failed' ? refetchUser() : void team.refetch())}
        />
      )}
      {data?.tip && (
        <Tip>
          <WalletIcon size={24} />
          {data.tip}
        </Tip>
      )}
      <TeamSteps market={market} />
      {data && <MembersSection total={data.total} canShare={data.url !== ''} market={market} />}
    </ScreenFrame>
  );
}
