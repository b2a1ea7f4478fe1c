import { resultInfos } from '@tally/contract/operator/payoutFile';
import type { PayoutExceptionKind } from '@tally/contract/operator/payoutExceptions';
import { passbookStatus } from '@tally/contract/wallet/withdraw';

/** What the provider said of a withdrawal. */
export interface ProviderResult {
  /** In minor units of the withdrawal's currency; undefined for an amount or a currency that is another in any case. */
  readonly amount: number | undefined;
  readonly paid: boolean;
  /** The export that the line names; undefined when it names none. */
  readonly exportId: number | undefined;
}

/** A withdrawal as it is booked. */
export interface BookedPayout {
  /** In minor units. */
  readonly amount: number;
  readonly status: number;
  /** The open export that holds it, or the one by whose result it was resolved. */
  readonly exportId: number | null;
  readonly resolvedBy: 'operator' | 'provider' | null;
  readonly frozen: boolean;
}

/** A file that held the withdrawal, and the result that was taken for it. */
export interface ExportLine {
  readonly exportId: number;
  readonly result: 'PAID' | 'FAILED' | null;
}

/**
 * What a result does: it resolves the withdrawal, is known already, contradicts what was booked, or can't be judged.
 */
type Judgement =
  | { readonly does: 'resolve'; readonly exception?: PayoutExceptionKind }
  | { readonly does: 'nothing' }
  | { readonly does: 'contradict'; readonly exception: PayoutExceptionKind }
  | { readonly does: 'refuse'; readonly info: (typeof resultInfos)[keyof typeof resultInfos] };

/** A judgement, with the export through which the result came; null when the withdrawal was in none. */
export type Verdict = Judgement & { readonly exportId: number | null };

function judge(payout: BookedPayout, exportId: number | null, { amount, paid }: ProviderResult): Judgement {
  if (amount !== payout.amount)
    return exportId === null
      ? { does: 'refuse', info: resultInfos.otherAmount }
      : { does: 'contradict', exception: 'OTHER AMOUNT' };
  const same = exportId === payout.exportId;
  if (payout.status === passbookStatus.pending) {
    // What the provider has paid is booked, whether or not the person was frozen meanwhile.
    if (same && paid && payout.frozen && exportId === null) return { does: 'refuse', info: resultInfos.frozen };
    if (same) return { does: 'resolve' };
    // Its export was voided, and the provider had the file all the same.
    return paid ? { does: 'resolve', exception: 'PAID AFTER VOID' } : { does: 'nothing' };
  }
  if (payout.status === passbookStatus.failed)
    return paid ? { does: 'contradict', exception: 'PAID AFTER FAILED' } : { does: 'nothing' };
  const throughThis = payout.resolvedBy !== 'operator' && same;
  if (paid) return throughThis ? { does: 'nothing' } : { does: 'contradict', exception: 'PAID TWICE' };
  // What another file has paid is not missing because this one has not.
  const throughOther = payout.resolvedBy !== 'operator' && !same;
  return throughOther ? { does: 'nothing' } : { does: 'contradict', exception: 'FAILED AFTER PAID' };
}

/**
 * Judges a result of the provider (OPS-20, OPS-22).
 *
 * @param lines the files that held the withdrawal, open or voided
 */
export function verdictOf(payout: BookedPayout, lines: readonly ExportLine[], result: ProviderResult): Verdict {
  const named = result.exportId === undefined ? lines[0] : lines.find(({ exportId }) => exportId === result.exportId);
  if (result.exportId === undefined && lines.length > 1)
    return { does: 'refuse', info: resultInfos.needExport, exportId: null };
  if (result.exportId !== undefined && !named) return { does: 'refuse', info: resultInfos.otherExport, exportId: null };
  const exportId = named?.exportId ?? null;
  const isKnown = named?.result === (result.paid ? 'PAID' : 'FAILED') && result.amount === payout.amount;
  return { ...(isKnown ? { does: 'nothing' as const } : judge(payout, exportId, result)), exportId };
}
