import type { Approval } from '@tally/contract/operator/approvals';
import { isolate } from '@tally/contract/text/isolate';
import { RowList } from '@tally/ui/RowList';
import { operatorApi } from '../../calls/operatorApi';
import { useOperatorTranslate } from '../../../i18n/useTranslate';
import { ApprovalRow, approvalTitle } from '../../rows/ApprovalRow';
import { Note } from '../../shared/shared.styles';
import { useOperator } from '../../OperatorContext';
import { useDeskMoment } from '../../shared/useDeskMoment';
import { CardLink } from '../people/CardLink';
import { Loaded } from '../queue/Loaded';
import { QueueTable } from '../queue/QueueTable';

/** What waits for a second operator in a table (OPS-35), the oldest first. */
export function ApprovalsQueue() {
  const t = useOperatorTranslate();
  const { key } = useOperator();
  const { zone, heading, short } = useDeskMoment();
  const query = operatorApi.useGetApprovalsQuery({ key });
  const state = ({ lapsed, isOwn }: Approval) =>
    lapsed ? t('ops.desk_lapsed') : isOwn ? t('ops.desk_own') : t('ops.desk_undecided');
  return (
    <Loaded query={query}>
      {(items) => (
        <>
          {items.length > 0 && <Note>{t('ops.approvals_hint')}</Note>}
          <QueueTable
            items={items}
            idOf={({ id }) => id}
            caption={t('ops.approvals')}
            columns={[
              { key: 'id', label: t('ops.card_number'), kind: 'short', by: ({ id }) => id },
              { key: 'what', label: t('ops.card_kind'), by: (request) => approvalTitle(t, request) },
              { key: 'operator', label: t('ops.card_operator'), by: ({ operator }) => operator },
              { key: 'time', label: heading, kind: 'short', by: ({ time }) => time },
              { key: 'lapses', label: `${t('ops.desk_lapses')} (${zone})`, kind: 'short', by: ({ until }) => until },
              { key: 'state', label: t('ops.card_state'), kind: 'short', by: state },
            ]}
            cellsOf={(request) => [
              request.id,
              approvalTitle(t, request),
              isolate(request.operator),
              short(request.time),
              short(request.until),
              state(request),
            ]}
            filters={[
              { value: 'others', label: t('ops.desk_undecided'), shows: ({ lapsed, isOwn }) => !lapsed && !isOwn },
              { value: 'own', label: t('ops.desk_own'), shows: ({ isOwn }) => isOwn },
            ]}
            empty={t('ops.approvals_empty')}
          >
            {(request) => (
              <>
                <RowList shape="cards" aria-label={t('ops.approvals')}>
                  <ApprovalRow request={request} />
                </RowList>
                {request.userId > 0 && <CardLink userId={request.userId} />}
              </>
            )}
          </QueueTable>
        </>
      )}
    </Loaded>
  );
}
