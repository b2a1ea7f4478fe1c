import type { PendingPayout, PendingPayouts } from '@tally/contract/operator/payouts';
import { formatMoney } from '@tally/locales/format';
import { useState } from 'react';
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
import { letLeave, nothing, sumOf, without } from '../../rules/letLeave';
import { isPayable, upToLimit } from '../../rules/operatorRules';
import { ActButton } from '../../shared/ActButton';
import { Note } from '../../shared/shared.styles';
import { useLetLeave } from '../../shared/useLetLeave';

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
function usePayShown(asOf: number) {
  const { market } = useOperator();
  const dispatch = useAppDispatch();
  const { sendConfirmed, report } = useOperatorCalls();
  return async (payouts: readonly PendingPayout[], question: Question): Promise<BatchEnd | undefined> => {
    const ids = payouts.map(({ id }) => id);
    const shown = payouts.filter(({ warnings }) => warnings.length > 0).map(({ id, warnings }) => ({ id, warnings }));
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

interface PayShownProps {
  page: PendingPayouts;
  /** Those of the page that are on the screen. */
  shown: readonly PendingPayout[];
}

/** Pays what is on the screen by one press (OPS-14), and says how that ended. */
export function PayShown({ page, shown }: PayShownProps) {
  const t = useOperatorTranslate();
  const { market } = useOperator();
  const payShown = usePayShown(page.asOf);
  const { alone, withLimits } = useLetLeave();
  const [end, setEnd] = useState<BatchEnd>();
  // What is not paid is neither counted nor named.
  const payable = shown.filter(isPayable);
  const money = (amount: number) => formatMoney(amount, market);
  const label = t('ops.payout_batch', { count: payable.length, amount: money(sumOf(payable, market).amount) });
  const pay = async () => {
    const act = letLeave(upToLimit(payable, page), alone, market);
    const leaves = without(act, act.requested ?? nothing, market);
    const question = withLimits({ summary: label, label: t('ops.confirm_1', { amount: money(leaves.amount) }) }, act);
    setEnd(await payShown(payable, question));
  };
  return (
    <>
      {end && <EndNote end={end} left={page.items.length} />}
      {payable.length > 0 && <ActButton label={label} onPress={pay} act={acts.pay} />}
    </>
  );
}
