import type { Market } from '@tally/contract/market/codes';
import type { TrailEntry } from '@tally/contract/operator/trail';
import { isolate } from '@tally/contract/text/isolate';
import { withDots } from '@tally/contract/text/withDots';
import { formatMoment } from '@tally/locales/formatMoment';
import { Row } from '@tally/ui/Row';
import { useState } from 'react';
import { isOutOfScope } from '../../../features/operator/confirmUpdate';
import { forSpreadsheet } from '../../../features/operator/file/forSpreadsheet';
import { operatorApi } from '../../../features/operator/operatorApi';
import { exportTrail, trailSearchOf, type TrailSearch as Search } from '../../../features/operator/trailOperations';
import { useAppDispatch } from '../../../state/reduxHooks';
import { usePageLocale } from '../../../state/appContext';
import { useOperatorTranslate } from '../../../i18n/useTranslate';
import { ListState } from '../../../components/ListState';
import { ErrorLine } from '../../../components/ErrorLine/ErrorLine';
import { Buttons, Note, Operations } from '../OperatorScreen.styles';
import { saveFile } from '../../../platform/saveFile';
import { useButtons } from '../useButtons';
import { LineField } from './Reason.styles';
import { useActionWords } from './useActionWords';

const nothing = { operator: '', person: '', action: '' };

/** A page of what was found, with a way to older entries. */
function Found({ operatorKey, market, search }: { operatorKey: string; market: Market; search: Search }) {
  const t = useOperatorTranslate();
  const locale = usePageLocale();
  const words = useActionWords();
  const button = useButtons();
  const [before, setBefore] = useState<number>();
  const query = { key: operatorKey, ...search, ...(before !== undefined && { before }) };
  const { currentData, error, refetch } = operatorApi.useGetTrailQuery(query);
  if (isOutOfScope(error)) return <ErrorLine role="alert">{t('ops.out_of_scope')}</ErrorLine>;
  const next = currentData?.next ?? 0;
  const row = ({ id, time, operator, action, detail }: TrailEntry) => (
    <Row
      key={id}
      title={withDots(operator, words(action))}
      text={withDots(formatMoment(time, market, locale), isolate(detail))}
    />
  );
  return (
    <>
      <ListState
        items={currentData?.items}
        failed={error !== undefined}
        error={error}
        label={t('ops.trail_found')}
        empty={t('ops.trail_none')}
        onRetry={() => void refetch()}
        row={row}
      />
      {next > 0 &&
        button('older', t('ops.trail_older'), () => {
          setBefore(next);
          return Promise.resolve();
        })}
    </>
  );
}

/** Searches the trail by operator, person and action, and exports what fits as CSV (OPS-38). */
export function TrailSearch({ operatorKey, market }: { operatorKey: string; market: Market }) {
  const t = useOperatorTranslate();
  const dispatch = useAppDispatch();
  const button = useButtons();
  const [typed, setTyped] = useState(nothing);
  const [search, setSearch] = useState<Search>();
  /** Number of entries in a file that could not hold all. */
  const [part, setPart] = useState(0);
  const wanted = trailSearchOf(typed);
  const field = (name: keyof typeof nothing, label: string, error?: string) => (
    <LineField
      label={label}
      error={error}
      value={typed[name]}
      onValue={(value) => setTyped({ ...typed, [name]: value })}
      input={{ autoComplete: 'off', maxLength: 60 }}
    />
  );
  return (
    <Operations data-part>
      {field('operator', t('ops.trail_operator'))}
      {field('person', t('ops.trail_person'), wanted ? undefined : t('ops.person_bad'))}
      {field('action', t('ops.trail_action'))}
      {wanted && (
        <Buttons>
          {button('search', t('ops.trail_search'), () => {
            setSearch(wanted);
            return Promise.resolve();
          })}
          {button('export', t('ops.trail_export'), async () => {
            const made = await dispatch(exportTrail(operatorKey, wanted));
            if (made) saveFile('trail.csv', forSpreadsheet(made.file, market));
            setPart(made && made.next > 0 ? made.count : 0);
          })}
        </Buttons>
      )}
      {part > 0 && <Note role="status">{t('ops.trail_part', { count: part })}</Note>}
      {search && <Found key={JSON.stringify(search)} operatorKey={operatorKey} market={market} search={search} />}
    </Operations>
  );
}
