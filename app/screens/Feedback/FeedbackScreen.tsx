import { Button } from '@tally/ui/Button';
import { feedbackApi } from '../../features/feedback/feedbackApi';
import { useTranslate } from '../../i18n/useTranslate';
import { useCurrentUser } from '../../session/useCurrentUser';
import { LoadingShape } from '../../components/LoadingShape';
import { LoginBar } from '../../components/LoginBar';
import { PrivacyLinks } from '../../components/PrivacyLinks';
import { ScreenFrame } from '../../components/ScreenFrame';
import { useFailureWords } from '../../components/useFailureWords';
import { FeedbackForm } from './FeedbackForm';
import { Unread } from './FeedbackScreen.styles';
import { Replies } from './Replies';
import { ServiceFacts } from './ServiceFacts';

/**
 * Feedback (FEEDBACK-1, FEEDBACK-6): "reply block if a reply exists", of each that was not read (FEEDBACK-13), the
 * form, customer-service hours, and the ways to the person's own data, policy and deletion (PRIVACY-14).
 */
export default function FeedbackScreen() {
  const t = useTranslate();
  const { market, person } = useCurrentUser();
  const { data, isFetching, error, refetch } = feedbackApi.useGetFeedbackQuery({}, { skip: person !== 'active' });
  const { text: reason } = useFailureWords(error);
  return (
    <ScreenFrame title={t('title.feedback')} bar={person === 'guest' && <LoginBar text={t('tips.cs_login')} />}>
      {person !== 'guest' && !data && isFetching && <LoadingShape card={['heading', 'line', 'short', 'line']} />}
      {error !== undefined && !data && (
        <Unread role="alert">
          <p>{`${t('feedback.replies_failed')} ${reason}`}</p>
          <Button tone="quiet" size="small" state={isFetching ? 'busy' : 'ready'} onClick={() => void refetch()}>
            {t('common.retry')}
          </Button>
        </Unread>
      )}
      {data && <Replies feedback={data} market={market} />}
      <FeedbackForm />
      <ServiceFacts />
      <PrivacyLinks />
    </ScreenFrame>
  );
}
