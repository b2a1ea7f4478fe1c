import { passbookDays, reviewPromptDelayMs } from '@tally/contract/limits';
import { BottomBar } from '@tally/ui/BottomBar';
import { Section } from '@tally/ui/Section';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { shareInvite } from '../../features/team/shareInvite';
import { useReadyToShare } from '../../features/team/useReadyToShare';
import { promptForReview } from '../../features/wallet/promptForReview';
import { PassbookList } from '../../features/wallet/PassbookList';
import { entriesShown, reviewDue, reviewShownKey } from '../../features/wallet/passbookRules';
import { useGetPassbookQuery } from '../../features/wallet/walletApi';
import { useAppDispatch } from '../../platform/reduxHooks';
import { useServices } from '../../platform/appContext';
import { useTranslate } from '../../i18n/useTranslate';
import { LoginBar } from '../../components/LoginBar';
import { ScreenFrame } from '../../components/ScreenFrame';
import { useCurrentUser } from '../../session/useCurrentUser';

const none: readonly never[] = [];

/** Withdrawals of the last 15 days (PASSBOOK-1, RATE-1); happy people are asked for a review after 3 s. */
export default function PassbookScreen() {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const services = useServices();
  const { count } = useParams();
  const { market, person, active, refetchUser } = useCurrentUser();
  const { data, isError, refetch } = useGetPassbookQuery({}, { skip: !active, refetchOnMountOrArgChange: true });
  useReadyToShare(active);
  const due = data !== undefined && reviewDue(data, services.storage.get(reviewShownKey) !== undefined);
  useEffect(
    () => (due ? services.after(reviewPromptDelayMs, () => void dispatch(promptForReview())) : undefined),
    [due, services, dispatch],
  );
  return (
    <ScreenFrame
      title={t('title.passbook')}
      feedback
      bar={
        person === 'guest' ? (
          <LoginBar text={t('withdraw.bar_login')} />
        ) : (
          <BottomBar
            kind="invite"
            text={t('passbook.bar_text')}
            action={t('common.invite')}
            onAction={() => void dispatch(shareInvite('W'))}
          />
        )
      }
    >
      <Section title={t('passbook.subtitle', { count: passbookDays })}>
        <PassbookList
          market={market}
          entries={person === 'guest' ? none : data && entriesShown(data, count)}
          failed={person === 'failed' || isError}
          onRetry={() => (active ? void refetch() : refetchUser())}
        />
      </Section>
    </ScreenFrame>
  );
}
