import type { WaitingReview } from '@tally/contract/tasks/review';
import { isolate } from '@tally/contract/text/isolate';
import { CounterList } from '@tally/ui/CounterList';
import { useOperatorTranslate } from '../../i18n/useTranslate';
import { storeLink } from '../../platform/links';
import { Note } from '../shared/shared.styles';
import { StoreLink } from './ReviewEvidence.styles';
import { useDeskMoment } from '../shared/useDeskMoment';

/**
 * What a review is judged by (REVIEW-6): what our server knows of it, and where the review itself is. The screenshot
 * never comes here.
 */
export function ReviewEvidence({ review }: { review: WaitingReview }) {
  const t = useOperatorTranslate();
  const { moment } = useDeskMoment();
  const { taskRecordId, userName, appName, appPkgName, assigned, rated, time, rejected } = review;
  const store = storeLink(appPkgName, false);
  return (
    <>
      <CounterList
        shape="stacked"
        counters={[
          { label: t('ops.desk_app'), value: appName },
          { label: t('ops.review_package'), value: appPkgName },
          { label: t('ops.review_taken'), value: moment(assigned) },
          { label: t('ops.review_rated'), value: moment(rated) },
          { label: t('ops.review_sent'), value: moment(time) },
          { label: t('ops.desk_again'), value: String(rejected) },
        ]}
      />
      <Note>{t('ops.review_screenshot', { task: taskRecordId })}</Note>
      {userName !== '' && <Note>{t('ops.review_look', { name: isolate(userName) })}</Note>}
      {store && (
        <StoreLink href={store} target="_blank" rel="noreferrer">
          {t('ops.review_store')}
        </StoreLink>
      )}
    </>
  );
}
