import type { Market } from '@tally/contract/market/codes';
import type { Batch } from '@tally/contract/operator/batches';
import { acts } from '../../calls/acts';
import { voidBatch } from '../../calls/batchOperations';
import { voidOf } from '../../rules/letLeave';
import { useOperatorTranslate } from '../../../i18n/useTranslate';
import { useAppDispatch } from '../../../state/reduxHooks';
import { useReason } from '../../shared/useReason';
import { Note } from '../../shared/shared.styles';
import type { WorkButton } from '../../shared/useButtons';
import { useQuestions } from '../../shared/useQuestions';
import { useLetLeave } from '../../shared/useLetLeave';

interface VoidBatchProps {
  operatorKey: string;
  market: Market;
  batch: Batch;
  /** Id of the element that has the title of the batch. */
  titleId: string;
  button: WorkButton;
}

/** Voids a batch that the provider never got, with a reason (OPS-21): not one that has results, which it says. */
export function VoidBatch({ operatorKey, market, batch, titleId, button }: VoidBatchProps) {
  const t = useOperatorTranslate();
  const dispatch = useAppDispatch();
  const { ask } = useQuestions();
  const { alone, asking, limit } = useLetLeave(operatorKey, market);
  const { id } = batch;
  const { why, field, needed } = useReason(t('ops.batch_reason'));
  const label = t('ops.export_void');
  const own = `void${titleId}`;
  const asked = ask({
    label,
    summary: t('ops.does_void'),
    why,
    title: t('ops.ask_void', { id }),
    done: t('ops.done_void', { id }),
  });
  const question = asking(asked, voidOf(batch, alone), limit);
  const isSent = batch.hasResults;
  return (
    <>
      {!isSent && field}
      {button(own, label, () => dispatch(voidBatch(operatorKey, id, why, question)), {
        id: own,
        'aria-labelledby': `${own} ${titleId}`,
        act: acts.void,
        isOff: isSent || why === '',
      })}
      {isSent ? <Note>{t('ops.void_off')}</Note> : needed}
    </>
  );
}
