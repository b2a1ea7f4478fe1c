import type { AuditEntry } from '@tally/contract/operator/auditLog';
import { isolate } from '@tally/contract/text/isolate';
import { withDots } from '@tally/contract/text/withDots';
import { Row } from '@tally/ui/Row';
import { useId, useState } from 'react';
import { forSpreadsheet } from '../../rules/forSpreadsheet';
import { operatorApi } from '../../calls/operatorApi';
import { isOutOfScope, reportFailure, useOperatorCalls } from '../../calls/operatorCalls';
import { useOperator } from '../../OperatorContext';
import { useAppDispatch } from '../../../state/reduxHooks';
import { useOperatorTranslate } from '../../../i18n/useTranslate';
import { ListState } from '../../../components/ListState';
import { ErrorLine } from '../../../components/ErrorLine/ErrorLine';
import { Buttons, Note, Operations } from '../../shared/shared.styles';
import { saveFile } from '../../../platform/saveFile';
import { ActButton } from '../../shared/ActButton';
import { auditSearchOf, type Search } from './auditQuery';
import { LineField } from '../../shared/Reason.styles';
import { useActionList, useDescribeAct } from './useDescribeAct';
import { useDeskMoment } from '../../shared/useDeskMoment';
import { useDescribeDetail } from './useDescribeDetail';

const nothing = { operator: '', person: '', action: '', day: '' };

/** What a field of the search has besides its label. */
interface FieldMore {
  error?: string;
  type?: string;
  /** Id of the values that it proposes. */
  list?: string;
}

/** A page of what was found, with a way to older entries. */
function Found({ search }: { search: Search }) {
  const t = useOperatorTranslate();
  const { key } = useOperator();
  const { moment } = useDeskMoment();
  const describeAct = useDescribeAct();
  const describeDetail = useDescribeDetail();
  const [before, setBefore] = useState<number>();
  const query = { key, ...search, ...(before !== undefined && { before }) };
  const { currentData, error, refetch } = operatorApi.useGetAuditLogQuery(query);
  if (isOutOfScope(error)) return <ErrorLine role="alert">{t('ops.out_of_scope')}</ErrorLine>;
  const next = currentData?.next ?? 0;
  const row = ({ id, time, operator, action, detail }: AuditEntry) => (
    <Row
      key={id}
      title={withDots(operator, describeAct(action, detail))}
      text={withDots(moment(time), isolate(describeDetail(detail)))}
    />
  );
  return (
    <>
      <ListState
        items={currentData?.items}
        failed={error !== undefined}
        error={error}
        label={t('ops.audit_found')}
        empty={t('ops.audit_none')}
        onRetry={() => void refetch()}
        row={row}
      />
      {next > 0 && <ActButton label={t('ops.audit_older')} onPress={() => Promise.resolve(setBefore(next))} />}
    </>
  );
}

/** Values that a field proposes. */
const Proposed = ({ id, values }: { id: string; values: readonly string[] }) => (
  <datalist id={id}>
    {values.map((value) => (
      <option key={value} value={value} />
    ))}
  </datalist>
);

/**
 * Searches the audit log by operator, person, action and day, and exports what fits as CSV (OPS-38). Operators and acts that
 * occur are proposed; a day is one of the clock on which the log stands.
 */
export function AuditSearch() {
  const t = useOperatorTranslate();
  const dispatch = useAppDispatch();
  const { key, market } = useOperator();
  const { send } = useOperatorCalls();
  const [typed, setTyped] = useState(nothing);
  const [search, setSearch] = useState<Search>();
  /** Number of entries in a file that could not hold all. */
  const [part, setPart] = useState(0);
  const lists = useId();
  const { names, actionOf } = useActionList();
  const { data: latest = [] } = operatorApi.useGetLatestActsQuery({ key });
  const { zone } = useDeskMoment();
  const wanted = auditSearchOf({ ...typed, action: actionOf(typed.action) }, market);
  const exportAs = async (query: Search) => {
    const { data: made, error } = await send(operatorApi.endpoints.postAuditExport, { query });
    if (made) saveFile('trail.csv', forSpreadsheet(made.file, market));
    else dispatch(reportFailure(error));
    setPart(made && made.next > 0 ? made.count : 0);
  };
  const field = (name: keyof typeof nothing, label: string, { error, ...input }: FieldMore = {}) => (
    <LineField
      label={label}
      error={error}
      value={typed[name]}
      onValue={(value) => setTyped({ ...typed, [name]: value })}
      input={{ autoComplete: 'off', maxLength: 60, ...input }}
    />
  );
  return (
    <Operations data-part>
      <Proposed id={`${lists}operators`} values={[...new Set(latest.map(({ operator }) => operator))]} />
      <Proposed id={`${lists}actions`} values={names} />
      {field('operator', t('ops.audit_operator'), { list: `${lists}operators` })}
      {field('person', t('ops.audit_person'), wanted ? {} : { error: t('ops.person_bad') })}
      {field('action', t('ops.audit_action'), { list: `${lists}actions` })}
      {field('day', `${t('ops.audit_day')} (${zone})`, { type: 'date' })}
      {wanted && (
        <Buttons>
          <ActButton label={t('ops.audit_search')} onPress={() => Promise.resolve(setSearch(wanted))} />
          <ActButton label={t('ops.audit_export')} onPress={() => exportAs(wanted)} />
        </Buttons>
      )}
      {part > 0 && <Note role="status">{t('ops.audit_part', { count: part })}</Note>}
      {search && <Found key={JSON.stringify(search)} search={search} />}
    </Operations>
  );
}
