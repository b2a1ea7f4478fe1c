import type { Market } from '@tally/contract/market/codes';
import type { AuditEntry } from '@tally/contract/operator/auditLog';
import { isolate } from '@tally/contract/text/isolate';
import { withDots } from '@tally/contract/text/withDots';
import { Row } from '@tally/ui/Row';
import { useId, useState } from 'react';
import { isOutOfScope } from '../../calls/confirmUpdate';
import { forSpreadsheet } from '../batches/file/forSpreadsheet';
import { operatorApi } from '../../calls/operatorApi';
import { exportAudit, auditSearchOf, type AuditSearch as Search } from '../../calls/auditOperations';
import { useAppDispatch } from '../../../state/reduxHooks';
import { useOperatorTranslate } from '../../../i18n/useTranslate';
import { ListState } from '../../../components/ListState';
import { ErrorLine } from '../../../components/ErrorLine/ErrorLine';
import { Buttons, Note, Operations } from '../../shared/shared.styles';
import { saveFile } from '../../../platform/saveFile';
import { useButtons } from '../../shared/useButtons';
import { LineField } from '../../shared/Reason.styles';
import { useActionList, useDescribeAct } from './useDescribeAct';
import { useDeskMoment } from '../../shared/useDeskMoment';
import { useDetailWords } from './useDetailWords';

const nothing = { operator: '', person: '', action: '', day: '' };

/** What a field of the search has besides its label. */
interface FieldMore {
  error?: string;
  type?: string;
  /** Id of the values that it proposes. */
  list?: string;
}

/** A page of what was found, with a way to older entries. */
function Found({ operatorKey, market, search }: { operatorKey: string; market: Market; search: Search }) {
  const t = useOperatorTranslate();
  const { moment } = useDeskMoment(market);
  const words = useDescribeAct();
  const detailWords = useDetailWords();
  const button = useButtons();
  const [before, setBefore] = useState<number>();
  const query = { key: operatorKey, ...search, ...(before !== undefined && { before }) };
  const { currentData, error, refetch } = operatorApi.useGetAuditLogQuery(query);
  if (isOutOfScope(error)) return <ErrorLine role="alert">{t('ops.out_of_scope')}</ErrorLine>;
  const next = currentData?.next ?? 0;
  const row = ({ id, time, operator, action, detail }: AuditEntry) => (
    <Row
      key={id}
      title={withDots(operator, words(action))}
      text={withDots(moment(time), isolate(detailWords(detail)))}
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
      {next > 0 &&
        button('older', t('ops.audit_older'), () => {
          setBefore(next);
          return Promise.resolve();
        })}
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
export function AuditSearch({ operatorKey, market }: { operatorKey: string; market: Market }) {
  const t = useOperatorTranslate();
  const dispatch = useAppDispatch();
  const button = useButtons();
  const [typed, setTyped] = useState(nothing);
  const [search, setSearch] = useState<Search>();
  /** Number of entries in a file that could not hold all. */
  const [part, setPart] = useState(0);
  const lists = useId();
  const { names, actionOf } = useActionList();
  const { data: latest = [] } = operatorApi.useGetLatestActsQuery({ key: operatorKey });
  const { zone } = useDeskMoment(market);
  const wanted = auditSearchOf({ ...typed, action: actionOf(typed.action) }, market);
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
          {button('search', t('ops.audit_search'), () => {
            setSearch(wanted);
            return Promise.resolve();
          })}
          {button('export', t('ops.audit_export'), async () => {
            const made = await dispatch(exportAudit(operatorKey, wanted));
            if (made) saveFile('trail.csv', forSpreadsheet(made.file, market));
            setPart(made && made.next > 0 ? made.count : 0);
          })}
        </Buttons>
      )}
      {part > 0 && <Note role="status">{t('ops.audit_part', { count: part })}</Note>}
      {search && <Found key={JSON.stringify(search)} operatorKey={operatorKey} market={market} search={search} />}
    </Operations>
  );
}
