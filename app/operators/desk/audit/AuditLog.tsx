import type { AuditAct } from '@tally/contract/operator/auditLog';
import { isolate } from '@tally/contract/text/isolate';
import { withDots } from '@tally/contract/text/withDots';
import { Row } from '@tally/ui/Row';
import { Section } from '@tally/ui/Section';
import { operatorApi } from '../../calls/operatorApi';
import { renewEveryMs } from '../../calls/renewal';
import { useOperator } from '../../OperatorContext';
import { useOperatorTranslate } from '../../../i18n/useTranslate';
import { ListState } from '../../../components/ListState';
import { AuditSearch } from './AuditSearch';
import { useDescribeAct } from './useDescribeAct';
import { useDescribeDetail } from './useDescribeDetail';
import { Note } from '../../shared/shared.styles';
import { useDeskMoment } from '../../shared/useDeskMoment';
import { useOnReturn } from '../../shared/useOnReturn';
import { useHeldRows } from '../queue/useHeldRows';

const idOf = ({ id }: AuditAct) => id;

/**
 * The operators' latest actions, by the names of their keys (OPS-15), without looks, so that to fetch them again is no
 * look. While the pointer is over them none moves (OPS-48).
 */
export function AuditLog() {
  const t = useOperatorTranslate();
  const { key } = useOperator();
  const { moment } = useDeskMoment();
  const { data, error, refetch } = operatorApi.useGetLatestActsQuery({ key }, { pollingInterval: renewEveryMs });
  useOnReturn(refetch);
  const { rows, fresh, over, within } = useHeldRows(data ?? [], idOf, {
    opened: undefined,
    sorted: undefined,
    pointerHolds: true,
  });
  const describeAct = useDescribeAct();
  const describeDetail = useDescribeDetail();
  const row = ({ id, time, operator, action, detail }: AuditAct) => (
    <Row
      key={id}
      title={withDots(operator, describeAct(action, detail))}
      // What an operator or a provider wrote may turn around what stands before it.
      text={withDots(moment(time), isolate(describeDetail(detail)))}
    />
  );
  return (
    <Section title={t('ops.audit')}>
      <AuditSearch />
      <div {...within} {...over}>
        <ListState
          items={data && rows}
          failed={error !== undefined}
          error={error}
          label={t('ops.audit')}
          empty={t('ops.audit_empty')}
          onRetry={() => void refetch()}
          row={row}
        />
        <Note role="status">{fresh > 0 && <span>{t('ops.desk_new', { count: fresh })}</span>}</Note>
      </div>
    </Section>
  );
}
