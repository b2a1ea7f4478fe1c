import type { Batch } from '@tally/contract/operator/batches';
import { acts } from '../../calls/actLooks';
import { operatorApi } from '../../calls/operatorApi';
import { useOperatorCalls } from '../../calls/operatorCalls';
import { voidOf } from '../../rules/letLeave';
import { useOperatorTranslate } from '../../../i18n/useTranslate';
import { useReason } from '../../shared/useReason';
import { Note } from '../../shared/shared.styles';
import { ActButton } from '../../shared/ActButton';
import { useQuestions } from '../../shared/useQuestions';
import { useLetLeave } from '../../shared/useLetLeave';

interface VoidBatchProps {
  batch: Batch;
  /** Id of the element that has the title of the batch. */
  titleId: string;
}

/** Voids a batch that the provider never got, with a reason (OPS-21): not one that has results, which it says. */
export function VoidBatch({ batch, titleId }: VoidBatchProps) {
  const t = useOperatorTranslate();
  const { act } = useOperatorCalls();
  const { buildQuestion } = useQuestions();
  const { alone, withLimits, limit } = useLetLeave();
  const { id } = batch;
  const { reason, field, needed } = useReason(t('ops.batch_reason'));
  const label = t('ops.export_void');
  const named = buildQuestion({
    label,
    summary: t('ops.does_void'),
    reason,
    title: t('ops.ask_void', { id }),
    outcome: t('ops.done_void', { id }),
  });
  const question = withLimits(named, voidOf(batch, alone), limit);
  const isSent = batch.hasResults;
  const voidBatch = () =>
    act(operatorApi.endpoints.postBatchVoid, { query: { id, reason } }, { question, act: acts.void });
  return (
    <>
      {!isSent && field}
      <ActButton label={label} about={titleId} onPress={voidBatch} act={acts.void} isOff={isSent || reason === ''} />
      {isSent ? <Note>{t('ops.void_off')}</Note> : needed}
    </>
  );
}
