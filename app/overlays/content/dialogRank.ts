import type { DialogRank } from '@tally/ui/Dialog';
import type { DialogContent } from './dialogContent';

/**
 * What a dialog is about (DIALOG-11): a limit where its table says so; money where an amount is named; trouble where
 * something is refused; done where its picture is ticked; anything else asks or tells.
 */
export function dialogRank({
  rank,
  amount,
  tone,
  status,
}: Pick<DialogContent, 'rank' | 'amount' | 'tone' | 'status'>): DialogRank {
  if (rank) return rank;
  if (amount) return 'money';
  if (tone === 'refusal') return 'trouble';
  return status === 'done' ? 'done' : 'question';
}

/** Size of the picture in each rank, px. */
export const artSizes = { money: 64, question: 64, trouble: 40, limit: 64, done: 64 } as const satisfies Record<
  DialogRank,
  number
>;
