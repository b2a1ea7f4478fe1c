import type { ReplyOf } from '@tally/contract/api/endpoint';
import type { Market } from '@tally/contract/market/codes';
import { payoutsLeftMost, resultInfos, type postPayoutExport } from '@tally/contract/operator/payoutFile';
import { formatCoins, formatMoney } from '@tally/locales/format';
import type { Translate } from '@tally/locales/text';
import { CounterList } from '@tally/ui/CounterList';
import { useId, useState } from 'react';
import {
  useFileProgress,
  type FileEnd,
  type FileProgress,
  type FileRefused,
} from '../../../features/operator/file/fileProgress';
import { exportFile, importFile } from '../../../features/operator/file/payoutFile';
import { useAppDispatch } from '../../../state/reduxHooks';
import { useOperatorTranslate } from '../../../i18n/useTranslate';
import { exceptionKeys } from './exceptionKeys';
import { ErrorLine } from '../../../components/ErrorLine/ErrorLine';
import { Note, Operations, PartTitle } from '../OperatorScreen.styles';
import { FileCard, FileLabel } from './PayoutFile.styles';
import { saveFile } from '../../../platform/saveFile';
import type { WorkButton } from '../useButtons';

/** Why a line was not taken, or what it contradicts, in words. */
const problemKeys = {
  ...exceptionKeys,
  [resultInfos.badFile]: 'ops.line_bad_file',
  [resultInfos.badQuotes]: 'ops.line_bad_quotes',
  [resultInfos.badLine]: 'ops.line_bad_line',
  [resultInfos.badResult]: 'ops.line_bad_result',
  [resultInfos.needReason]: 'ops.line_need_reason',
  [resultInfos.unknown]: 'ops.line_unknown',
  [resultInfos.needExport]: 'ops.line_need_export',
  [resultInfos.needReference]: 'ops.line_need_reference',
  [resultInfos.spoiled]: 'ops.line_spoiled',
  [resultInfos.failed]: 'ops.line_failed',
} as const satisfies Record<(typeof resultInfos)[keyof typeof resultInfos], string>;

const isKnown = (info: string): info is keyof typeof problemKeys => info in problemKeys;

/** Why nothing of a file was sent, in words. */
const refusalKeys = {
  encoding: 'ops.file_bad_encoding',
  columns: 'ops.line_bad_file',
  quotes: 'ops.line_bad_quotes',
  long: 'ops.file_long_line',
} as const satisfies Record<FileRefused['problem']['why'], string>;

/** What the latest export holds, or will hold once a second operator has approved it (OPS-35). */
function Exported({ made: { status, id, count, left } }: { made: ReplyOf<typeof postPayoutExport> }) {
  const t = useOperatorTranslate();
  if (count === 0) return <Note>{t('ops.export_none')}</Note>;
  const all = `${count + left}${left < payoutsLeftMost ? '' : '+'}`;
  return (
    <>
      {status === 1 && <Note>{t('ops.export_made', { id, count })}</Note>}
      {left > 0 && <Note>{t('ops.export_left', { count, all })}</Note>}
    </>
  );
}

/** How many lines ended in which way, those of which there are any; how many paid is said in any case. */
function countsOf({ paid, amount, ...end }: FileEnd, market: Market, t: Translate<'operator'>) {
  const count = (number: number) => formatCoins(number, market);
  const others = [
    { label: t('ops.result_waiting'), number: end.waiting },
    { label: t('ops.result_repeated'), number: end.repeated },
    { label: t('ops.result_exceptions'), number: end.exceptions, look: 'wrong' as const },
    { label: t('ops.result_not_taken'), number: end.notTaken, look: 'wrong' as const },
  ];
  return [
    { label: t('ops.result_paid'), value: count(paid) },
    ...(paid > 0 ? [{ label: t('ops.counter_paidAmount'), value: formatMoney(amount, market) }] : []),
    ...others.filter(({ number }) => number > 0).map(({ number, ...line }) => ({ ...line, value: count(number) })),
  ];
}

/** What became of a results file, with each line that was not taken. */
function ResultsEnd({ end, market }: { end: FileEnd; market: Market }) {
  const t = useOperatorTranslate();
  return (
    <>
      <CounterList shape="inset" counters={countsOf(end, market, t)} />
      {end.parts > 1 && <Note>{t('ops.file_parts', { parts: end.parts })}</Note>}
      {end.encoding === 'windows-1252' && <Note>{t('ops.file_1252')}</Note>}
      {end.unknown > 0 && <ErrorLine>{t('ops.file_failed', { count: end.unknown })}</ErrorLine>}
      {end.problems.length > 0 && (
        <ErrorLine>
          {end.problems.map(({ line, info }) => (
            <p key={line}>{t('ops.file_problem', { line, info: isKnown(info) ? t(problemKeys[info]) : info })}</p>
          ))}
        </ErrorLine>
      )}
    </>
  );
}

/** Why nothing of a file was sent. */
function Refused({ name, problem }: { name: string } & FileRefused) {
  const t = useOperatorTranslate();
  const info = t(refusalKeys[problem.why]);
  return (
    <ErrorLine>
      <p>{t('ops.file_refused', { name })}</p>
      <p>{'line' in problem ? t('ops.file_problem', { line: problem.line, info }) : info}</p>
    </ErrorLine>
  );
}

/** How far a results file is: which part is being sent, then what became of it. */
function Progress({ progress: { name, part, parts, end }, market }: { progress: FileProgress; market: Market }) {
  const t = useOperatorTranslate();
  if (end === null) return <Note>{t('ops.file_sending', { name, part, parts })}</Note>;
  return 'problem' in end ? <Refused name={name} problem={end.problem} /> : <ResultsEnd end={end} market={market} />;
}

interface PayoutFileProps {
  operatorKey: string;
  market: Market;
  /** Time of the page on the screen, ms since the epoch. */
  asOf: number;
  button: WorkButton;
}

/**
 * Download of the file for the payout provider, which says what it holds (OPS-26), and upload of its results, with each
 * line that was not taken (OPS-16, OPS-24).
 */
export function PayoutFile({ operatorKey, market, asOf, button }: PayoutFileProps) {
  const t = useOperatorTranslate();
  const dispatch = useAppDispatch();
  const [made, setMade] = useState<ReplyOf<typeof postPayoutExport>>();
  const progress = useFileProgress(market);
  const isSending = progress?.end === null;
  const title = useId();
  const [chosen, setChosen] = useState<{ name: string; bytes: Uint8Array }>();
  const take = async (file: File | undefined) => {
    if (!file) return;
    const read = { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
    setChosen(read);
    await dispatch(importFile({ key: operatorKey, market, ...read }, `${t('ops.file_import')}: ${file.name}`));
  };
  const isSpoiled =
    progress?.end !== undefined &&
    progress.end !== null &&
    'problems' in progress.end &&
    progress.end.problems.some(({ info }) => info === resultInfos.spoiled);
  return (
    <FileCard aria-labelledby={title}>
      <PartTitle id={title}>{t('ops.file_title')}</PartTitle>
      {button('export', t('ops.file_export'), async () => {
        const exported = await dispatch(exportFile(operatorKey, market, asOf));
        setMade(exported);
        if (exported?.status === 1 && exported.count > 0)
          saveFile(`payouts-${market}-${exported.id}.csv`, exported.file);
      })}
      {made && (
        <div role="status">
          <Exported made={made} />
        </div>
      )}
      {!isSending && (
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
          <Progress progress={progress} market={market} />
          {isSpoiled &&
            chosen?.name === progress.name &&
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
    </FileCard>
  );
}
