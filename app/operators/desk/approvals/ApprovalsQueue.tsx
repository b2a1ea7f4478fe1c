import type { Approval } from '@tally/contract/operator/approvals';
import { isolate } from '@tally/contract/text/isolate';
import { RowList } from '@tally/ui/RowList';
import type { OpenUpdates } from '../../calls/confirmUpdate';
import { operatorApi } from '../../calls/operatorApi';
import { useOperatorTranslate } from '../../../i18n/useTranslate';
import { ApprovalRow, approvalTitle } from '../../rows/ApprovalRow';
import { Note } from '../../shared/shared.styles';
import type { WorkButton } from '../../shared/useButtons';
import { useDeskMoment } from '../../shared/useDeskMoment';
import { CardLink } from '../people/CardLink';
import { Loaded } from '../queue/Loaded';
import { QueueTable } from '../queue/QueueTable';

interface QueueProps {
  operatorKey: string;
  button: WorkButton;
}

type DecisionProps = QueueProps & { request: Approval; open: OpenUpdates };

function Decision({ operatorKey, request, open, button }: DecisionProps) {
  const t = useOperatorTranslate();
  return (
    <>
      <RowList shape="cards" aria-label={t('ops.approvals')}>
        <ApprovalRow operatorKey={operatorKey} request={request} open={open} button={button} />
      </RowList>
      {request.userId > 0 && <CardLink userId={request.userId} />}
    </>
  );
}

/** What waits for a second operator in a table (OPS-35), the oldest first. */
export function ApprovalsQueue({ operatorKey, button }: QueueProps) {
  const t = useOperatorTranslate();
  const { zone, heading, short } = useDeskMoment();
  const query = operatorApi.useGetApprovalsQuery({ key: operatorKey });
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
              { key: 'id', label: t('ops.card_number'), kind: 'short' },
              { key: 'what', label: t('ops.card_kind') },
              { key: 'operator', label: t('ops.card_operator') },
              { key: 'time', label: heading, kind: 'short' },
              { key: 'lapses', label: `${t('ops.desk_lapses')} (${zone})`, kind: 'short' },
              { key: 'state', label: t('ops.card_state'), kind: 'short' },
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
            {(request, open) => <Decision operatorKey={operatorKey} request={request} open={open} button={button} />}
          </QueueTable>
        </>
      )}
    </Loaded>
  );
}
