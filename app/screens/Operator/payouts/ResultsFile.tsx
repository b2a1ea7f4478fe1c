import type { Market } from '@tally/contract/market/codes';
import { resultInfos } from '@tally/contract/operator/payoutFile';
import { useState } from 'react';
import { useFileProgress, type FileProgress } from '../../../features/operator/file/fileProgress';
import { importFile } from '../../../features/operator/file/payoutFile';
import { useAppDispatch } from '../../../state/reduxHooks';
import { useOperatorTranslate } from '../../../i18n/useTranslate';
import { Operations } from '../OperatorScreen.styles';
import type { WorkButton } from '../useButtons';
import { FileLabel } from './PayoutFile.styles';
import { ResultsProgress } from './ResultsEnd';

interface ResultsFileProps {
  operatorKey: string;
  market: Market;
  button: WorkButton;
}

/** Whether lines of a file were left out because their reference looks spoiled (OPS-60). */
const hasSpoiled = ({ end }: FileProgress): boolean =>
  end !== null && 'problems' in end && end.problems.some(({ info }) => info === resultInfos.spoiled);

/** Upload of the provider's results, with each line that was not taken (OPS-16, OPS-24). */
export function ResultsFile({ operatorKey, market, button }: ResultsFileProps) {
  const t = useOperatorTranslate();
  const dispatch = useAppDispatch();
  const progress = useFileProgress(market);
  const [chosen, setChosen] = useState<{ name: string; bytes: Uint8Array }>();
  const take = async (file: File | undefined) => {
    if (!file) return;
    const read = { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
    setChosen(read);
    await dispatch(importFile({ key: operatorKey, market, ...read }, `${t('ops.file_import')}: ${file.name}`));
  };
  return (
    <>
      {progress?.end !== null && (
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
      )}
      {progress && (
        <Operations role="status">
          <ResultsProgress progress={progress} market={market} />
          {chosen?.name === progress.name &&
            hasSpoiled(progress) &&
            button('really', t('ops.file_really'), () =>
              dispatch(
                importFile(
                  { key: operatorKey, market, ...chosen, really: true },
                  `${t('ops.file_really')}: ${chosen.name}`,
                ),
              ),
            )}
        </Operations>
      )}
    </>
  );
}
