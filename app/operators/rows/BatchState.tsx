import type { Batch } from '@tally/contract/operator/batches';
import { Badge, type BadgeProps } from '@tally/ui/Badge';
import { useOperatorTranslate } from '../../i18n/useTranslate';

/** The text of each state, and its look. */
export const batchStates = {
  OPEN: { text: 'ops.batch_open', kind: 'paying' },
  SETTLED: { text: 'ops.batch_settled', kind: 'paid' },
  VOIDED: { text: 'ops.batch_voided', kind: 'failed' },
  SIGNED: { text: 'ops.batch_signed', kind: 'neutral' },
} as const satisfies Record<Batch['state'], { text: string; kind: BadgeProps['kind'] }>;

/** How far a batch is (OPS-28). */
export function BatchState({ state }: Pick<Batch, 'state'>) {
  const t = useOperatorTranslate();
  const { text, kind } = batchStates[state];
  return <Badge kind={kind}>{t(text)}</Badge>;
}
