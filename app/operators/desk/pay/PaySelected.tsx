import type { Market } from '@tally/contract/market/codes';
import type { PendingPayout, PendingPayouts } from '@tally/contract/operator/payouts';
import { withDots } from '@tally/contract/text/withDots';
import { formatMoney } from '@tally/locales/format';
import type { Question } from '../../../overlays/content/question';
import { showToast } from '../../../overlays/showToast';
import { useAppDispatch } from '../../../state/reduxHooks';
import { useOperatorTranslate } from '../../../i18n/useTranslate';
import { acts } from '../../calls/actLooks';
import { nothingDoneBy } from '../../calls/nothingDone';
import { operatorApi } from '../../calls/operatorApi';
import { useOperatorCalls } from '../../calls/operatorCalls';
import { useOperator } from '../../OperatorContext';
import { batchEnd, type BatchEnd } from '../../rules/batchEnd';
import { letLeave, nothing, sumOf, without, type Sum } from '../../rules/letLeave';
import { hasWarning, upToLimit } from '../../rules/operatorRules';
import { ActButton } from '../../shared/ActButton';
import { Note } from '../../shared/shared.styles';
import { useLetLeave } from '../../shared/useLetLeave';
import { Foot } from './PaySelected.styles';

/** A press that ended, and the withdrawals that it named. */
export interface SeveralEnd extends BatchEnd {
  readonly ids: readonly number[];
}

/** How a press ended, and what to do with what is left; `left`: how much still waits. */
function EndNote({ end, left }: { end: BatchEnd; left: number }) {
  const t = useOperatorTranslate();
  const { market } = useOperator();
  const { state, paid, count, waiting } = end;
  const money = (amount: number) => formatMoney(amount, market);
  const isSaid = state === 'needs_approval' && waiting !== undefined;
  const said = [
    state !== 'failed' && t('ops.batch_paid', { paid, count, amount: money(end.amount) }),
    waiting && t('ops.batch_waiting', { count: waiting.count, amount: money(waiting.amount) }),
    state !== 'all' && !isSaid && (state !== 'more' || left > 0) && t(`ops.batch_${state}`),
  ];
  return <Note role="status">{said.filter(Boolean).join(' ')}</Note>;
}

/**
 * Pays withdrawals that a page shows (OPS-14), with the warnings that it shows of them (OPS-66), after confirmation.
 * Returns the outcome; undefined when it was not confirmed, or when nothing was done, which a toast says.
 */
function usePaySeveral(asOf: number) {
  const { market } = useOperator();
  const dispatch = useAppDispatch();
  const { sendConfirmed, report } = useOperatorCalls();
  return async (payouts: readonly PendingPayout[], question: Question): Promise<BatchEnd | undefined> => {
    const ids = payouts.map(({ id }) => id);
    const shown = payouts.filter(hasWarning).map(({ id, warnings }) => ({ id, warnings }));
    const sent = { query: { market, asOf }, body: { ids, shown } };
    const answer = await sendConfirmed(operatorApi.endpoints.postPayShown, sent, { question, act: acts.pay });
    if (!answer) return undefined;
    const end = batchEnd(answer.data, ids.length);
    const { state, count, paid } = end;
    if (state === 'some_failed') dispatch(showToast('operator.partly', { done: paid, left: count - paid }));
    else report(answer);
    return nothingDoneBy(answer.error) ? undefined : end;
  };
}

/** What several decisions leave out of what is shown. */
const leftOut = (shown: readonly PendingPayout[], paid: readonly PendingPayout[], market: Market): Sum =>
  without(sumOf(shown, market), sumOf(paid, market), market);

interface PaySelectedProps {
  page: PendingPayouts;
  /** Those of the page that are on the screen, and those of them that are selected. */
  shown: readonly PendingPayout[];
  selected: readonly PendingPayout[];
  end: SeveralEnd | undefined;
  onEnd: (end: SeveralEnd | undefined) => void;
}

/** Pays those that are selected by one press (OPS-14, OPS-73), and says how that ended. */
export function PaySelected({ page, shown, selected, end, onEnd }: PaySelectedProps) {
  const t = useOperatorTranslate();
  const { market } = useOperator();
  const paySeveral = usePaySeveral(page.asOf);
  const { alone, withLimits } = useLetLeave();
  const money = ({ amount }: Sum) => formatMoney(amount, market);
  const label = t('ops.payout_batch', { count: selected.length, amount: money(sumOf(selected, market)) });
  const pay = async () => {
    const paid = upToLimit(selected, page);
    const act = letLeave(paid, alone, market);
    const leaves = without(act, act.requested ?? nothing, market);
    const out = leftOut(shown, paid, market);
    const facts = out.count > 0 ? [{ label: t('ops.left_out'), value: withDots(`${out.count}`, money(out)) }] : [];
    const question = { summary: label, label: t('ops.confirm_1', { amount: money(leaves) }), facts };
    const ended = await paySeveral(selected, withLimits(question, act));
    onEnd(ended && { ...ended, ids: selected.map(({ id }) => id) });
  };
  return (
    <>
      {end && <EndNote end={end} left={page.items.length} />}
      {selected.length > 0 && (
        <Foot>
          <ActButton label={label} onPress={pay} act={acts.pay} isSoft={selected.some(hasWarning)} />
        </Foot>
      )}
    </>
  );
}
