import type { Market } from '@tally/contract/market/codes';
import { spreadsheets } from '@tally/contract/rules/spreadsheets';
import type { Batch } from '@tally/contract/operator/batches';
import { withDots } from '@tally/contract/text/withDots';
import { formatMoney } from '@tally/locales/format';
import { Row } from '@tally/ui/Row';
import { useId, useState, type ReactNode } from 'react';
import { fetchFile } from '../calls/batchOperations';
import { forSpreadsheet } from '../desk/batches/file/forSpreadsheet';
import { useAppDispatch } from '../../state/reduxHooks';
import { useOperatorTranslate } from '../../i18n/useTranslate';
import { Buttons, Note, Operations } from '../shared/shared.styles';
import { saveFile } from '../../platform/saveFile';
import type { WorkButton } from '../shared/useButtons';
import { useDeskMoment } from '../shared/useDeskMoment';

interface BatchRowProps {
  operatorKey: string;
  market: Market;
  batch: Batch;
  button: WorkButton;
  /** Decisions about it, by the id of the title that they name. */
  decisions?: ((titleId: string) => ReactNode) | undefined;
}

/** How far a batch is, and who ended it. */
function useStateText(market: Market): (batch: Batch) => string {
  const t = useOperatorTranslate();
  const { moment } = useDeskMoment(market);
  return ({ state, endedAt, endedBy, endReason }) => {
    const ended = { time: moment(endedAt), operator: endedBy };
    if (state === 'VOIDED') return t('ops.batch_voided', { ...ended, reason: endReason });
    if (state === 'SIGNED') return t('ops.batch_signed', ended);
    return t(state === 'OPEN' ? 'ops.batch_open' : 'ops.batch_settled');
  };
}

/** A batch with its state; its file can be fetched again (OPS-28), also in the form of the country's spreadsheets. */
export function BatchRow({ operatorKey, market, batch, button, decisions }: BatchRowProps) {
  const t = useOperatorTranslate();
  const { moment } = useDeskMoment(market);
  const dispatch = useAppDispatch();
  const name = useId();
  const stateText = useStateText(market);
  const [isGone, setGone] = useState(false);
  const { id, time, operator, count, left, exceptions, debts } = batch;
  const title = t('ops.export_title', { id, amount: formatMoney(batch.amount, market) });
  const fetchAs = async (ending: string, form: (file: string) => string) => {
    const file = await dispatch(fetchFile(operatorKey, id));
    if (file) saveFile(`payouts-${market}-${id}${ending}.csv`, form(file));
    setGone(file === '');
  };
  const fetching = (key: string, label: string, fetch: () => Promise<void>) =>
    button(`${key}${name}`, label, fetch, { id: `${key}${name}`, 'aria-labelledby': `${key}${name} ${name}` });
  return (
    <Row
      data-state={batch.state.toLowerCase()}
      title={<span id={name}>{title}</span>}
      text={withDots(
        t('ops.export_facts', { time: moment(time), operator, count }),
        left > 0 && t('ops.export_waits', { left }),
      )}
      foot={
        <Operations>
          <p>{stateText(batch)}</p>
          {debts > 0 && <p>{t('ops.batch_debts', { count: debts })}</p>}
          {exceptions > 0 && <p>{t('ops.batch_exceptions', { count: exceptions })}</p>}
          {isGone && <Note role="status">{t('ops.file_gone')}</Note>}
          <Buttons data-labels="long">
            {batch.hasFile && !isGone && fetching('file', t('ops.file_again'), () => fetchAs('', (file) => file))}
            {batch.hasFile &&
              !isGone &&
              spreadsheets[market].separator !== ',' &&
              fetching('sheet', t('ops.file_sheet'), () =>
                fetchAs('-spreadsheet', (file) => forSpreadsheet(file, market)),
              )}
            {decisions?.(name)}
          </Buttons>
        </Operations>
      }
    />
  );
}
