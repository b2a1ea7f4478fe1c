import { Section } from '@tally/ui/Section';
import { useState } from 'react';
import type { OpenUpdates } from '../../calls/confirmUpdate';
import { operatorApi } from '../../calls/operatorApi';
import { useOperatorTranslate } from '../../../i18n/useTranslate';
import { ListState } from '../../../components/ListState';
import { ReviewRow } from '../../rows/ReviewRow';
import type { WorkButton } from '../../shared/useButtons';

/** The reviews waiting for a check. */
export function ReviewChecks({ operatorKey, button }: { operatorKey: string; button: WorkButton }) {
  const t = useOperatorTranslate();
  const [open] = useState<OpenUpdates>(() => new Map());
  const { data, error, refetch } = operatorApi.useGetWaitingReviewsQuery({ key: operatorKey });
  return (
    <Section title={t('ops.reviews')}>
      <ListState
        items={data}
        failed={error !== undefined}
        error={error}
        label={t('ops.reviews')}
        empty={t('ops.reviews_empty')}
        onRetry={() => void refetch()}
        row={(review) => (
          <ReviewRow key={review.taskRecordId} operatorKey={operatorKey} review={review} open={open} button={button} />
        )}
      />
    </Section>
  );
}
