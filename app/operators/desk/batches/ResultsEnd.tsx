import type { Market } from '@tally/contract/market/codes';
import { resultInfos } from '@tally/contract/operator/batchFile';
import { isolate } from '@tally/contract/text/isolate';
import { withDots } from '@tally/contract/text/withDots';
import { formatCoins, formatMoney } from '@tally/locales/format';
import type { Translate } from '@tally/locales/text';
import { CounterList } from '@tally/ui/CounterList';
import { endsOf, type FileEnd, type FileProgress, type FileRefused } from './file/fileProgress';
import { useOperatorTranslate } from '../../../i18n/useTranslate';
import { exceptionKeys } from '../../rows/exceptionKeys';
import { ErrorLine } from '../../../components/ErrorLine/ErrorLine';
import { Note } from '../../shared/shared.styles';

/** Why a line was not taken, or what it contradicts, in words. */
export const problemKeys = {
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

/** Why nothing of a file was sent, in words; `columns`: those of the first line that are to blame. */
function refusalText(t: Translate<'operator'>, problem: FileRefused['problem']): string {
  switch (problem.reason) {
    case 'encoding':
      return t('ops.file_bad_encoding');
    case 'quotes':
      return t('ops.line_bad_quotes');
    case 'long':
      return t('ops.file_long_line');
    case 'missing':
      return t('ops.file_columns_missing', { columns: problem.columns.join(', ') });
    case 'twice':
      return t('ops.file_columns_twice', { columns: isolate(problem.columns.join(', ')) });
  }
}

/** How many lines ended in which way, which add up to those of the file; how many were paid is said in any case. */
function countsOf(end: FileEnd, market: Market, t: Translate<'operator'>) {
  const count = (number: number) => formatCoins(number, market);
  const { paid, paidBut, waiting, repeated, contradict, notTaken, unknown } = endsOf(end);
  const others = [
    { label: t('ops.result_waiting'), number: waiting },
    { label: t('ops.result_repeated'), number: repeated },
    { label: t('ops.result_paid_but'), number: paidBut, look: 'wrong' as const },
    { label: t('ops.result_exceptions'), number: contradict, look: 'wrong' as const },
    { label: t('ops.result_not_taken'), number: notTaken, look: 'wrong' as const },
    { label: t('ops.result_not_known'), number: unknown, look: 'wrong' as const },
  ];
  return [
    { label: t('ops.result_lines'), value: count(end.lines) },
    { label: t('ops.result_paid'), value: count(paid) },
    ...others.filter(({ number }) => number > 0).map(({ number, ...line }) => ({ ...line, value: count(number) })),
    ...(end.paid > 0 ? [{ label: t('ops.counter_paidAmount'), value: formatMoney(end.amount, market) }] : []),
  ];
}

/** What was done with a file as a whole (OPS-6); undefined where an answer is missing, which has its own line. */
function doneWith(end: FileEnd, t: Translate<'operator'>): string | undefined {
  const { contradict, notTaken, unknown } = endsOf(end);
  const left = contradict + notTaken;
  if (unknown > 0 || notTaken === end.lines) return undefined;
  if (notTaken > 0) return t('ops.partly', { done: end.lines - left, left });
  return end.exceptions > 0 ? t('ops.contradicts', { count: end.exceptions }) : t('ops.imported', { count: end.lines });
}

/** Lines that were not taken, or contradict the books, each with its reason below what they have in common. */
function Problems({ title, problems }: { title: string; problems: FileEnd['problems'] }) {
  const t = useOperatorTranslate();
  if (problems.length === 0) return null;
  return (
    <ErrorLine>
      <p>{title}</p>
      {problems.map(({ line, info }) => (
        <p key={line}>{t('ops.file_problem', { line, info: isKnown(info) ? t(problemKeys[info]) : info })}</p>
      ))}
    </ErrorLine>
  );
}

/** What became of a results file, with each line that was not taken. */
function ResultsEnd({ end, market }: { end: FileEnd; market: Market }) {
  const t = useOperatorTranslate();
  const done = doneWith(end, t);
  return (
    <>
      {done && <Note>{withDots(t('ops.submitted'), done)}</Note>}
      <CounterList shape="inset" counters={countsOf(end, market, t)} />
      {end.parts > 1 && <Note>{t('ops.file_parts', { parts: end.parts })}</Note>}
      {end.encoding === 'windows-1252' && <Note>{t('ops.file_1252')}</Note>}
      {end.unknown > 0 && <ErrorLine>{t('ops.file_failed', { count: end.unknown })}</ErrorLine>}
      <Problems
        title={t('ops.result_exceptions')}
        problems={end.problems.filter(({ info }) => info in exceptionKeys)}
      />
      <Problems
        title={t('ops.result_not_taken')}
        problems={end.problems.filter(({ info }) => !(info in exceptionKeys))}
      />
    </>
  );
}

/** Why nothing of a file was sent. */
function Refused({ name, problem }: { name: string } & FileRefused) {
  const t = useOperatorTranslate();
  const info = refusalText(t, problem);
  return (
    <ErrorLine>
      <p>{t('ops.file_refused', { name })}</p>
      <p>{'line' in problem ? t('ops.file_problem', { line: problem.line, info }) : info}</p>
    </ErrorLine>
  );
}

interface ResultsProgressProps {
  progress: FileProgress;
  market: Market;
}

/** How far a results file is: which part is being sent, then what became of it. */
export function ResultsProgress({ progress: { name, part, parts, end }, market }: ResultsProgressProps) {
  const t = useOperatorTranslate();
  if (end === null) return <Note>{t('ops.file_sending', { name, part, parts })}</Note>;
  return 'problem' in end ? <Refused name={name} problem={end.problem} /> : <ResultsEnd end={end} market={market} />;
}
