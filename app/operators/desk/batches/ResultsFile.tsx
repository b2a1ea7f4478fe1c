import type { Market } from '@tally/contract/market/codes';
import { resultInfos } from '@tally/contract/operator/batchFile';
import { cutText } from '@tally/contract/text/cutText';
import { isolate } from '@tally/contract/text/isolate';
import { formatCoins, formatMoney } from '@tally/locales/format';
import { useState } from 'react';
import type { FileSummary } from './file/fileSummary';
import { useFileProgress, type FileProgress } from './file/fileProgress';
import { importFile } from './file/importFile';
import type { Question } from '../../../overlays/content/question';
import { useAppDispatch } from '../../../state/reduxHooks';
import { useOperatorTranslate } from '../../../i18n/useTranslate';
import { Operations } from '../../shared/shared.styles';
import { ActButton } from '../../shared/ActButton';
import { useOperator } from '../../OperatorContext';
import { FileLabel } from './PayoutFile.styles';
import { ResultsProgress } from './ResultsEnd';

/** Whether lines of a file were left out because their reference looks spoiled (OPS-60). */
const hasSpoiled = ({ end }: FileProgress): boolean =>
  end !== null && 'problems' in end && end.problems.some(({ info }) => info === resultInfos.spoiled);

/** The question before a results file is taken: what it says, of which market and export (OPS-50). */
function useResultsQuestion(market: Market) {
  const t = useOperatorTranslate();
  return (name: string, { lines, exports, results, others }: FileSummary): Question => ({
    title: t('ops.ask_results', { count: lines }),
    summary: t('ops.does_results'),
    facts: [
      { label: t('ops.results_name'), value: isolate(name) },
      { label: t('ops.market'), value: t(`ops.market_${market}`) },
      ...(exports.length > 0 ? [{ label: t('ops.desk_export'), value: isolate(cutText(exports.join(', '), 60)) }] : []),
      ...results.map(({ result, count, amount }) => ({
        label: result,
        value: `${formatCoins(count, market)}\u00a0· ${formatMoney(amount, market)}`,
      })),
      ...(others > 0 ? [{ label: t('ops.results_others'), value: formatCoins(others, market) }] : []),
    ],
    label: t('ops.take_results'),
  });
}

/** The file that was chosen; without bytes it could not be read. */
interface Chosen {
  readonly name: string;
  readonly bytes: Uint8Array | undefined;
}

/** Upload of the provider's results, with each line that was not taken (OPS-16, OPS-24). */
export function ResultsFile() {
  const t = useOperatorTranslate();
  const { key, market } = useOperator();
  const dispatch = useAppDispatch();
  const progress = useFileProgress(market);
  const questionOf = useResultsQuestion(market);
  const [chosen, setChosen] = useState<Chosen>();
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const bytes = await file.arrayBuffer().catch(() => undefined);
    const read = { name: file.name, bytes: bytes && new Uint8Array(bytes) };
    setChosen(read);
    await dispatch(importFile({ key, market, ...read }, (summary) => questionOf(file.name, summary)));
  };
  const requestSecond = (file: Chosen) =>
    dispatch(
      importFile({ key, market, ...file, really: true }, (summary) => ({
        ...questionOf(file.name, summary),
        label: t('ops.ask_second'),
      })),
    );
  return (
    <>
      {progress?.end !== null && (
        <FileLabel>
          {t('ops.file_import')}
          <input
            type="file"
            accept=".csv,text/csv"
            onChange={({ target }) => {
              void choose(target.files?.[0]);
              // Reset, so that choosing the same file again fires a change event.
              target.value = '';
            }}
          />
        </FileLabel>
      )}
      {progress && (
        <Operations role="status">
          <ResultsProgress progress={progress} market={market} />
          {chosen?.name === progress.name && hasSpoiled(progress) && (
            <ActButton label={t('ops.file_really')} onPress={() => requestSecond(chosen)} />
          )}
        </Operations>
      )}
    </>
  );
}
