import { validMemberAmount } from '@tally/contract/market';
import { formatCoins, formatMoney } from '@tally/locales/format';
import { Button } from '@tally/ui/Button';
import { FailureState } from '@tally/ui/FailureState';
import { LinkBox } from '@tally/ui/LinkBox';
import { TipsSection } from '@tally/ui/TipsSection';
import { CoinIcon } from '@tally/ui/icons/CoinIcon';
import { useEffect, useState } from 'react';
import { copyInvite } from '../../features/team/copyInvite';
import { shareByMessenger } from '../../features/team/shareByMessenger';
import { shareInvite } from '../../features/team/shareInvite';
import { teamApi } from '../../features/team/teamApi';
import { useReadyToShare } from '../../features/team/useReadyToShare';
import { useAppDispatch } from '../../platform/reduxHooks';
import { useBridge } from '../../platform/appContext';
import { useTranslate } from '../../i18n/useTranslate';
import { messagingServices } from '../../platform/messaging.config';
import { promptLogin } from '../../session/login';
import { useCurrentUser } from '../../session/useCurrentUser';
import { LoadingShape } from '../../components/LoadingShape';
import { LoginBar } from '../../components/LoginBar';
import { ScreenFrame } from '../../components/ScreenFrame';
import { MembersSection } from './MembersSection';
import { Invite, Tip, Totals } from './TeamView.styles';

/**
 * Team and invite (TEAM-1, TEAM-2): the link with its copy button, invitations by messaging service W, and by T "when SDK is
 * 811 or above and that app is installed", by M when it is installed, the members and how a team works. Guests are asked to log in.
 */
export function TeamView({ title, leave }: { title: string; leave: 'step' | 'shell' }) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const bridge = useBridge();
  const { market, person, refetchUser } = useCurrentUser();
  useReadyToShare(person === 'active');
  const team = teamApi.useGetTeamQuery({}, { skip: person !== 'active' });
  const [shareT] = useState(
    () => bridge.commands.can('shareT') && bridge.commands.isAppInstalled(messagingServices.T.packageId),
  );
  const [shareM] = useState(() => bridge.commands.isAppInstalled(messagingServices.M.packageId));
  useEffect(() => {
    if (person === 'guest') void dispatch(promptLogin('team'));
  }, [dispatch, person]);

  const { data } = team;
  const waiting = person === 'unknown' || (person === 'active' && !data && team.isFetching);
  return (
    <ScreenFrame title={title} leave={leave} bar={person === 'guest' && <LoginBar />}>
      {waiting && <LoadingShape card={['numbers', 'field', 'button']} />}
      {(person === 'failed' || (team.isError && !data)) && (
        <FailureState
          text={t('network.error_message')}
          retryLabel={t('common.retry')}
          state={team.isFetching ? 'busy' : 'ready'}
          onRetry={() => (person === 'failed' ? refetchUser() : void team.refetch())}
        />
      )}
      {(data ?? person === 'guest') && (
        <Invite>
          {data && (
            <Totals>
              <div>
                <dt>{t('team.total')}</dt>
                <dd>{formatCoins(data.total, market)}</dd>
              </div>
              <div>
                <dt>{t('team.valid')}</dt>
                <dd>{formatCoins(data.valid, market)}</dd>
              </div>
            </Totals>
          )}
          {data && (
            <LinkBox
              label={t('team.link_label')}
              link={data.url}
              copyLabel={t('common.copy')}
              onCopy={() => void dispatch(copyInvite())}
            />
          )}
          <Button block data-wraps onClick={() => void dispatch(shareInvite('W'))}>
            {t('team.invite_via', { service: messagingServices.W.name })}
          </Button>
          {shareT && (
            <Button block data-wraps tone="soft" onClick={() => void dispatch(shareInvite('T'))}>
              {t('team.invite_via', { service: messagingServices.T.name })}
            </Button>
          )}
          {shareM && (
            <Button block data-wraps tone="soft" onClick={() => void dispatch(shareByMessenger())}>
              {t('team.invite_via', { service: messagingServices.M.name })}
            </Button>
          )}
        </Invite>
      )}
      {data?.tip && (
        <Tip>
          <CoinIcon size={24} />
          {data.tip}
        </Tip>
      )}
      {data && <MembersSection total={data.total} market={market} />}
      <TipsSection
        title={t('team.tips_title')}
        tips={[
          t('team.tip'),
          t('team.tip_1'),
          t('team.tip_2'),
          t('team.tip_3', { amount: formatMoney(validMemberAmount[market], market) }),
          t('team.tip_4'),
        ]}
      />
    </ScreenFrame>
  );
}
