import { formatMoney } from '@tally/locales/format';
import { RowList } from '@tally/ui/RowList';
import { operatorApi } from '../../calls/operatorApi';
import { nameOf } from '../../rules/operatorRules';
import { useOperatorTranslate } from '../../../i18n/useTranslate';
import { ReviewRow } from '../../rows/ReviewRow';
import { useOperator } from '../../OperatorContext';
import { useDeskMoment } from '../../shared/useDeskMoment';
import { CardLink } from '../people/CardLink';
import { Loaded } from '../queue/Loaded';
import { QueueTable } from '../queue/QueueTable';

/** The reviews that wait for a check in a table: those sent for the first time, or again after they were rejected. */
export function ReviewsQueue() {
  const t = useOperatorTranslate();
  const { key } = useOperator();
  const { heading, short } = useDeskMoment();
  const query = operatorApi.useGetWaitingReviewsQuery({ key });
  return (
    <Loaded query={query}>
      {(items) => (
        <QueueTable
          items={items}
          idOf={({ taskRecordId }) => taskRecordId}
          caption={t('ops.reviews')}
          columns={[
            { key: 'id', label: t('ops.card_number'), kind: 'short', by: ({ taskRecordId }) => taskRecordId },
            { key: 'name', label: t('ops.card_name'), by: nameOf },
            { key: 'app', label: t('ops.desk_app'), by: ({ appPkgName }) => appPkgName },
            { key: 'amount', label: t('ops.card_amount'), kind: 'number', by: ({ cashReward }) => cashReward },
            { key: 'time', label: heading, kind: 'short', by: ({ time }) => time },
            { key: 'rejected', label: t('ops.desk_again'), kind: 'number', by: ({ rejected }) => rejected },
          ]}
          cellsOf={(review) => [
            review.taskRecordId,
            <bdi key="name">{nameOf(review)}</bdi>,
            review.appPkgName,
            formatMoney(review.cashReward, review.market),
            short(review.time),
            review.rejected,
          ]}
          filters={[
            { value: 'first', label: t('ops.desk_first'), shows: ({ rejected }) => rejected === 0 },
            { value: 'again', label: t('ops.desk_again'), shows: ({ rejected }) => rejected > 0 },
          ]}
          empty={t('ops.reviews_empty')}
        >
          {(review) => (
            <>
              <RowList shape="cards" aria-label={t('ops.reviews')}>
                <ReviewRow review={review} />
              </RowList>
              <CardLink userId={review.userId} />
            </>
          )}
        </QueueTable>
      )}
    </Loaded>
  );
}
