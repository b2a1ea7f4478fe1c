import type { Batch } from '@tally/contract/operator/batches';
import { useEffect, useRef, useState } from 'react';
import { acts } from '../../calls/actLooks';
import { operatorApi } from '../../calls/operatorApi';
import { useOperatorCalls } from '../../calls/operatorCalls';
import { voidOf } from '../../rules/letLeave';
import { useOperatorTranslate } from '../../../i18n/useTranslate';
import { useReason } from '../../shared/useReason';
import { Note, Operations } from '../../shared/shared.styles';
import { ActButton } from '../../shared/ActButton';
import { useQuestions } from '../../shared/useQuestions';
import { useLetLeave } from '../../shared/useLetLeave';

interface VoidBatchProps {
  batch: Batch;
  /** Id of the element that has the title of the batch. */
  titleId: string;
}

/** The reason, which is typed first, and the button that asks. */
function VoidForm({ batch, titleId }: VoidBatchProps) {
  const t = useOperatorTranslate();
  const { act } = useOperatorCalls();
  const { buildQuestion } = useQuestions();
  const { alone, withLimits, limit } = useLetLeave();
  const { id } = batch;
  const { reason, field, needed } = useReason(t('ops.batch_reason'));
  const form = useRef<HTMLDivElement>(null);
  // It stands where the button was that has just been pressed.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const label = t('ops.export_void');
  const named = buildQuestion({
    label,
    summary: t('ops.does_void'),
    reason,
    title: t('ops.ask_void', { id }),
    outcome: t('ops.done_void', { id }),
  });
  const question = withLimits(named, voidOf(batch, alone), limit);
  const voidBatch = () =>
    act(operatorApi.endpoints.postBatchVoid, { query: { id, reason } }, { question, act: acts.void, endsRow: true });
  return (
    <Operations ref={form}>
      {field}
      <ActButton label={label} about={titleId} onPress={voidBatch} act={acts.void} isOff={reason === ''} />
      {needed}
    </Operations>
  );
}

/**
 * Voids a batch that the provider never got, with a reason (OPS-21), which is asked for once the button is pressed: that
 * is rare. Not one that has results, which it says.
 */
export function VoidBatch(props: VoidBatchProps) {
  const t = useOperatorTranslate();
  const [isOpen, setOpen] = useState(false);
  const isSent = props.batch.hasResults;
  if (isOpen && !isSent) return <VoidForm {...props} />;
  return (
    <>
      <ActButton
        label={t('ops.export_void')}
        about={props.titleId}
        onPress={() => Promise.resolve(setOpen(true))}
        act={acts.void}
        isOff={isSent}
      />
      {isSent && <Note>{t('ops.void_off')}</Note>}
    </>
  );
}
