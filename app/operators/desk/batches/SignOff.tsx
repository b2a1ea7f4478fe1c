import type { ReplyOf } from '@tally/contract/api/endpoint';
import { batchInfos, type BatchDifference } from '@tally/contract/operator/batches';
import type { postBatchSignOff } from '@tally/contract/calls/batches';
import { formatMoney } from '@tally/locales/format';
import type { Translate } from '@tally/locales/text';
import { CounterList } from '@tally/ui/CounterList';
import { useState } from 'react';
import { acts } from '../../calls/actLooks';
import { operatorApi } from '../../calls/operatorApi';
import { useOperatorCalls } from '../../calls/operatorCalls';
import { useOperator } from '../../OperatorContext';
import { useOperatorTranslate } from '../../../i18n/useTranslate';
import { ErrorLine } from '../../../components/ErrorLine/ErrorLine';
import { Note } from '../../shared/shared.styles';
import { Refusal } from './SignOff.styles';
import { ActButton } from '../../shared/ActButton';

const differenceKeys = {
  'FILE AND RESULTS': 'ops.differ_file_results',
  'FILE AND LEDGER': 'ops.differ_file_ledger',
  'RESULTS AND LEDGER': 'ops.differ_results_ledger',
} as const satisfies Record<BatchDifference, string>;

/** The totals of a batch; those that are not the same are marked. */
function totalsOf(
  { differ, totals }: ReplyOf<typeof postBatchSignOff>,
  t: Translate<'operator'>,
  money: (amount: number) => string,
) {
  const line = (label: string, amount: number, ...which: readonly BatchDifference[]) => ({
    label,
    value: money(amount),
    look: which.some((each) => differ.includes(each)) ? ('wrong' as const) : undefined,
  });
  const { file, resultsPaid, resultsFailed, ledgerPaid, ledgerResolved, explained } = totals;
  return [
    line(t('ops.total_file'), file, 'FILE AND RESULTS', 'FILE AND LEDGER'),
    line(t('ops.total_results'), resultsPaid + resultsFailed, 'FILE AND RESULTS'),
    line(t('ops.total_results_paid'), resultsPaid, 'RESULTS AND LEDGER'),
    line(t('ops.total_ledger'), ledgerResolved, 'FILE AND LEDGER'),
    line(t('ops.total_ledger_paid'), ledgerPaid, 'RESULTS AND LEDGER'),
    line(t('ops.total_explained'), explained),
  ];
}

/** What keeps a batch from being signed off, with the totals that differ. */
function Hindrance({ end }: { end: ReplyOf<typeof postBatchSignOff> }) {
  const t = useOperatorTranslate();
  const { market } = useOperator();
  const { exceptions, differ } = end;
  const money = (amount: number) => formatMoney(amount, market);
  return (
    <Refusal role="status">
      <ErrorLine>
        <p>{t('ops.sign_off_refused')}</p>
        {exceptions > 0 && <p>{t('ops.batch_exceptions', { count: exceptions })}</p>}
        {differ.map((which) => (
          <p key={which}>{t(differenceKeys[which])}</p>
        ))}
      </ErrorLine>
      {differ.length > 0 && <CounterList shape="inset" counters={totalsOf(end, t, money)} />}
    </Refusal>
  );
}

/** `info` of a sign-off that was refused for what the page then lists. */
const unequal: readonly string[] = [batchInfos.openExceptions, batchInfos.notEqual];

interface SignOffProps {
  id: number;
  /** Number of its exceptions that are open. */
  exceptions: number;
  /** Id of the element that has the title of the batch. */
  titleId: string;
}

/** Button that signs a batch off, and what keeps it from that (OPS-30): open exceptions switch it off. */
export function SignOff({ id, exceptions, titleId }: SignOffProps) {
  const t = useOperatorTranslate();
  const { sendConfirmed, report } = useOperatorCalls();
  const [end, setEnd] = useState<ReplyOf<typeof postBatchSignOff>>();
  const label = t('ops.sign_off');
  const question = {
    title: t('ops.ask_sign_off', { id }),
    summary: t('ops.does_sign_off'),
    label,
    outcome: t('ops.done_sign_off', { id }),
  };
  const sign = async () => {
    const confirmation = { question, act: acts.signOff, endsRow: true };
    const answer = await sendConfirmed(operatorApi.endpoints.postBatchSignOff, { query: { id } }, confirmation);
    const refused = answer?.data && unequal.includes(answer.data.info) ? answer.data : undefined;
    if (answer && !refused) report(answer, question.outcome);
    setEnd(refused);
  };
  return (
    <>
      <ActButton label={label} about={titleId} onPress={sign} act={acts.signOff} isOff={exceptions > 0} />
      {exceptions > 0 && <Note>{t('ops.sign_off_off')}</Note>}
      {end && <Hindrance end={end} />}
    </>
  );
}
