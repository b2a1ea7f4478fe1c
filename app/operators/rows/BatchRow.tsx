import { spreadsheets } from '@tally/contract/rules/spreadsheets';
import { batchInfos, type Batch } from '@tally/contract/operator/batches';
import { withDots } from '@tally/contract/text/withDots';
import { formatMoney } from '@tally/locales/format';
import { Row } from '@tally/ui/Row';
import { useId, useState, type ReactNode } from 'react';
import { operatorApi } from '../calls/operatorApi';
import { useOperatorCalls } from '../calls/operatorCalls';
import { useOperator } from '../OperatorContext';
import { forSpreadsheet } from '../rules/forSpreadsheet';
import { useOperatorTranslate } from '../../i18n/useTranslate';
import { BadgeLine, Buttons, Note, Operations } from '../shared/shared.styles';
import { saveFile } from '../../platform/saveFile';
import { ActButton } from '../shared/ActButton';
import { useDeskMoment } from '../shared/useDeskMoment';
import { BatchState } from './BatchState';

interface BatchRowProps {
  batch: Batch;
  /** Decisions about it, by the id of the title that they name. */
  decisions?: ((titleId: string) => ReactNode) | undefined;
}

/**
 * Fetches the file of a batch once more (OPS-28); it is empty when it is not kept any more, and undefined when it was
 * refused otherwise or no answer came, which a toast says.
 */
function useFetchFile() {
  const { send, report } = useOperatorCalls();
  return async (id: number): Promise<string | undefined> => {
    const answer = await send(operatorApi.endpoints.postBatchFile, { query: { id } });
    const { data } = answer;
    if (data && (data.status === 1 || data.info === batchInfos.fileGone)) return data.file;
    report(answer);
    return undefined;
  };
}

/** A batch with its state, and who ended it when; its file can be fetched again (OPS-28), also in the form of the country's spreadsheets. */
export function BatchRow({ batch, decisions }: BatchRowProps) {
  const t = useOperatorTranslate();
  const { market } = useOperator();
  const { moment } = useDeskMoment();
  const name = useId();
  const fetchFile = useFetchFile();
  const [isGone, setGone] = useState(false);
  const { id, time, operator, count, left, exceptions, debts, endedAt, endedBy, endReason } = batch;
  const title = t('ops.export_title', { id, amount: formatMoney(batch.amount, market) });
  const fetching = (label: string, ending: string, form: (file: string) => string) => {
    const fetchAs = async () => {
      const file = await fetchFile(id);
      if (file) saveFile(`payouts-${market}-${id}${ending}.csv`, form(file));
      setGone(file === '');
    };
    return <ActButton label={label} about={name} onPress={fetchAs} />;
  };
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
          <BadgeLine>
            <BatchState state={batch.state} />
          </BadgeLine>
          {endedAt > 0 && <p>{withDots(moment(endedAt), endedBy, endReason)}</p>}
          {debts > 0 && <p>{t('ops.batch_debts', { count: debts })}</p>}
          {exceptions > 0 && <p>{t('ops.batch_exceptions', { count: exceptions })}</p>}
          {isGone && <Note role="status">{t('ops.file_gone')}</Note>}
          <Buttons data-labels="long">
            {batch.hasFile && !isGone && fetching(t('ops.file_again'), '', (file) => file)}
            {batch.hasFile &&
              !isGone &&
              spreadsheets[market].separator !== ',' &&
              fetching(t('ops.file_sheet'), '-spreadsheet', (file) => forSpreadsheet(file, market))}
            {decisions?.(name)}
          </Buttons>
        </Operations>
      }
    />
  );
}
