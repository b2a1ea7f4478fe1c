import type { AuditAct } from '@tally/contract/operator/auditLog';
import { isolate } from '@tally/contract/text/isolate';
import { withDots } from '@tally/contract/text/withDots';
import { Row } from '@tally/ui/Row';
import { Section } from '@tally/ui/Section';
import { operatorApi } from '../../calls/operatorApi';
import { useOperator } from '../../OperatorContext';
import { useOperatorTranslate } from '../../../i18n/useTranslate';
import { ListState } from '../../../components/ListState';
import { AuditSearch } from './AuditSearch';
import { useDescribeAct } from './useDescribeAct';
import { useDescribeDetail } from './useDescribeDetail';
import { useDeskMoment } from '../../shared/useDeskMoment';

/** The operators' latest actions, by the names of their keys (OPS-15). */
export function AuditLog() {
  const t = useOperatorTranslate();
  const { key } = useOperator();
  const { moment } = useDeskMoment();
  const { data, error, refetch } = operatorApi.useGetLatestActsQuery({ key });
  const describeAct = useDescribeAct();
  const describeDetail = useDescribeDetail();
  const row = ({ id, time, operator, action, detail }: AuditAct) => (
    <Row
      key={id}
      title={withDots(operator, describeAct(action))}
      // What an operator or a provider wrote may turn around what stands before it.
      text={withDots(moment(time), isolate(describeDetail(detail)))}
    />
  );
  return (
    <Section title={t('ops.audit')}>
      <AuditSearch />
      <ListState
        items={data}
        failed={error !== undefined}
        error={error}
        label={t('ops.audit')}
        empty={t('ops.audit_empty')}
        onRetry={() => void refetch()}
        row={row}
      />
    </Section>
  );
}
