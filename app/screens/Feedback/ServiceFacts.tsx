import { feedbackAnswerDays, serviceHours } from '@tally/contract/limits/feedback';
import { formatHour } from '@tally/locales/formatHour';
import { Button } from '@tally/ui/Button';
import { copySupportDetails } from '../../features/feedback/copySupportDetails';
import { useTranslate } from '../../i18n/useTranslate';
import { useCurrentUser } from '../../session/useCurrentUser';
import { useAppDispatch, useAppSelector } from '../../state/reduxHooks';
import { selectSession } from '../../state/sessionSlice';
import { Details, Service } from './FeedbackScreen.styles';

/**
 * When customer service is there and answers (FEEDBACK-6, FEEDBACK-7); behind one line, what it needs to know of a
 * session.
 */
export function ServiceFacts() {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const session = useAppSelector(selectSession);
  const { market, locale } = useCurrentUser();
  return (
    <Service as="div">
      <p>
        {t('feedback.hours', {
          from: formatHour(serviceHours.from * 60, market),
          to: formatHour(serviceHours.to * 60, market),
        })}
      </p>
      <p>{t('feedback.reply_within', { count: feedbackAnswerDays[locale] })}</p>
      {session && (
        <Details summary={t('feedback.diag_title')}>
          <p>{t('feedback.diag_none')}</p>
          <Button tone="outline" size="small" onClick={() => void dispatch(copySupportDetails())}>
            {t('feedback.diag_copy')}
          </Button>
        </Details>
      )}
    </Service>
  );
}
