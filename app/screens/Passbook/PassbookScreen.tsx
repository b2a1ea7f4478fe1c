import { passbookDays } from '@tally/contract/limits/passbook';
import { BottomBar } from '@tally/ui/BottomBar';
import { Section } from '@tally/ui/Section';
import { BubbleIcon } from '@tally/ui/icons/BubbleIcon';
import { useParams } from 'react-router-dom';
import { shareInvitation } from '../../features/team/shareInvitation';
import { useReadyToShare } from '../../features/team/useReadyToShare';
import { PassbookList } from '../../features/wallet/passbook/PassbookList';
import { startPassbookListeners } from '../../features/wallet/passbook/passbookListeners';
import { entriesShown, invites } from '../../features/wallet/passbook/passbookRules';
import { useGetPassbookQuery } from '../../features/wallet/walletApi';
import { useClock } from '../../state/appContext';
import { useAppDispatch } from '../../state/reduxHooks';
import { useTranslate } from '../../i18n/useTranslate';
import { LoginBar } from '../../components/LoginBar';
import { ScreenFrame } from '../../components/ScreenFrame';
import { useCurrentUser } from '../../session/useCurrentUser';

const none: readonly never[] = [];

/** Registered when the screen is first visited. */
export { startPassbookListeners as startListeners };

/** Withdrawals of the last 15 days (PASSBOOK-1). */
export default function PassbookScreen() {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const clock = useClock();
  const { count } = useParams();
  const { market, person, active, error: userError, refetchUser } = useCurrentUser();
  const passbook = useGetPassbookQuery({}, { skip: !active, refetchOnMountOrArgChange: true });
  const { data, isError, error, refetch } = passbook;
  const entries = person === 'guest' ? none : data && entriesShown(data, count);
  useReadyToShare(active);
  return (
    <ScreenFrame
      title={t('title.passbook')}
      feedback
      fetchedAt={passbook.fulfilledTimeStamp}
      bar={
        person === 'guest' ? (
          <LoginBar text={t('withdraw.bar_login')} />
        ) : (
          entries !== undefined &&
          invites(entries, market, clock.now()) && (
            <BottomBar
              kind="invite"
              text={t('passbook.bar_text')}
              action={t('common.invite')}
              icon={<BubbleIcon size={20} />}
              onAction={() => void dispatch(shareInvitation('W'))}
            />
          )
        )
      }
    >
      <Section title={t('passbook.subtitle', { count: passbookDays })}>
        <PassbookList
          market={market}
          entries={entries}
          failed={person === 'failed' || isError}
          error={error ?? userError}
          onRetry={() => (active ? void refetch() : refetchUser())}
        />
      </Section>
    </ScreenFrame>
  );
}
