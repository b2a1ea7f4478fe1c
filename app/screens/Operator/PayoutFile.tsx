import type { Market } from '@tally/contract/market';
import { resultInfos } from '@tally/contract/payoutFile';
import { formatMoney } from '@tally/locales/format';
import { useState } from 'react';
import { exportFile, importFile, type FileEnd } from '../../features/operator/payoutFile';
import { useAppDispatch } from '../../platform/reduxHooks';
import { useTranslate } from '../../i18n/useTranslate';
import { FileLabel, Note } from './OperatorScreen.styles';
import type { WorkButton } from './useButtons';

type ResultInfo = (typeof resultInfos)[keyof typeof resultInfos];

/** Why a line was not accepted, in words. */
const problemKeys = {
  [resultInfos.badFile]: 'ops.line_bad_file',
  [resultInfos.badLine]: 'ops.line_bad_line',
  [resultInfos.badResult]: 'ops.line_bad_result',
  [resultInfos.needReason]: 'ops.line_need_reason',
  [resultInfos.unknown]: 'ops.line_unknown',
  [resultInfos.otherAmount]: 'ops.line_other_amount',
  [resultInfos.otherResult]: 'ops.line_other_result',
  [resultInfos.frozen]: 'ops.line_frozen',
  [resultInfos.failed]: 'ops.line_failed',
} as const satisfies Record<ResultInfo, string>;

const isKnown = (info: string): info is ResultInfo => info in problemKeys;

interface PayoutFileProps {
  operatorKey: string;
  market: Market;
  /** Time of the page on the screen, ms since the epoch. */
  asOf: number;
  button: WorkButton;
}

/** Downloads a text as a file. */
function save(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/**
 * Download of the file for the payout provider and upload of its results, with each line that was not accepted
 * (OPS-16).
 */
export function PayoutFile({ operatorKey, market, asOf, button }: PayoutFileProps) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const [end, setEnd] = useState<FileEnd>();
  const take = async (file: File | undefined) => {
    if (!file) return;
    setEnd(undefined);
    const summary = `${t('ops.file_import')}: ${file.name}`;
    setEnd(await dispatch(importFile(operatorKey, market, await file.text(), summary)));
  };
  return (
    <>
      {button('export', t('ops.file_export'), async () => {
        const file = await dispatch(exportFile(operatorKey, market, asOf));
        if (file !== undefined) save(`payouts-${market}-${asOf}.csv`, file);
      })}
      <FileLabel>
        {t('ops.file_import')}
        <input
          type="file"
          accept=".csv,text/csv"
          onChange={({ target }) => {
            void take(target.files?.[0]);
            // Reset, so that choosing the same file again fires a change event.
            target.value = '';
          }}
        />
      </FileLabel>
      {end && (
        <div role="status">
          <Note>
            {t('ops.file_result', {
              paid: end.paid,
              amount: formatMoney(end.amount, market),
              refused: end.refused,
              repeated: end.repeated,
              count: end.notTaken,
            })}
          </Note>
          {end.failed && <Note>{t('ops.file_failed')}</Note>}
          {end.problems.map((problem) => (
            <Note key={problem.line}>
              {t('ops.file_problem', {
                ...problem,
                info: isKnown(problem.info) ? t(problemKeys[problem.info]) : problem.info,
              })}
            </Note>
          ))}
        </div>
      )}
    </>
  );
}
