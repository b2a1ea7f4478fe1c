import type { ResultWait } from '@tally/contract/operator/approvals';
import type { PayoutExceptionKind } from '@tally/contract/operator/payoutExceptions';
import type { PayoutResult } from '@tally/contract/operator/payoutFile';
import { passbookStatus } from '@tally/contract/wallet/withdraw';

/** What the provider said of a withdrawal. */
export interface ProviderResult {
  /** In minor units of the withdrawal's currency; undefined for an amount or a currency that is another in any case. */
  readonly amount: number | undefined;
  readonly result: PayoutResult;
  /** The export that the line names. */
  readonly exportId: number;
  /** The provider's own number of the payment, or of what came back; empty when it gives none. */
  readonly reference: string;
}

/** A readable line of a results file. */
export interface ResultLine extends ProviderResult {
  /** Of the withdrawal. */
  readonly id: number;
  /** Amount and currency as they stand in the line. */
  readonly money: string;
  /** Why the payment failed or came back; empty when it did not. */
  readonly reason: string;
}

/** A withdrawal as it is booked. */
export interface BookedPayout {
  /** In minor units. */
  readonly amount: number;
  readonly status: number;
  /** The open export that holds it, or the one by whose result it was resolved. */
  readonly exportId: number | null;
  readonly resolvedBy: 'operator' | 'provider' | null;
  /** Whether it was booked back after it was paid, and the provider's reference for that; null: there is none. */
  readonly returned: boolean;
  readonly reversal: string | null;
}

/** A file that held the withdrawal, and the result that was taken for it. */
export interface ExportLine {
  readonly exportId: number;
  readonly result: 'PAID' | 'FAILED' | null;
  readonly reference: string;
}

/** What a result does: it resolves the withdrawal, books it back, is known already, or contradicts what was booked. */
export type Verdict =
  | { readonly does: 'resolve'; readonly exception?: PayoutExceptionKind }
  | { readonly does: 'return' }
  | { readonly does: 'nothing' }
  | { readonly does: 'contradict'; readonly exception: PayoutExceptionKind };

const contradict = (exception: PayoutExceptionKind): Verdict => ({ does: 'contradict', exception });

/** Judges that a payment came back: once per withdrawal, by a reference of its own (OPS-31). */
function judgeReversal(payout: BookedPayout, isSame: boolean, reference: string): Verdict {
  if (payout.reversal === reference) return { does: 'nothing' };
  if (payout.returned) return contradict('REVERSED TWICE');
  const wasPaid = payout.status === passbookStatus.paid && isSame && payout.resolvedBy !== 'operator';
  return wasPaid ? { does: 'return' } : contradict('REVERSED UNPAID');
}

function judge(payout: BookedPayout, line: ExportLine, { result, reference }: ProviderResult): Verdict {
  const isSame = line.exportId === payout.exportId;
  if (result === 'REVERSED') return judgeReversal(payout, isSame, reference);
  const isPaid = result === 'PAID';
  if (line.result === result) {
    const isAnother = isPaid && line.reference !== '' && reference !== '' && line.reference !== reference;
    return isAnother ? contradict('PAID TWICE') : { does: 'nothing' };
  }
  if (payout.status === passbookStatus.pending) {
    if (isSame) return { does: 'resolve' };
    // Its export was voided, and the provider had the file all the same.
    return isPaid ? { does: 'resolve', exception: 'PAID AFTER VOID' } : { does: 'nothing' };
  }
  if (payout.status === passbookStatus.failed) return isPaid ? contradict('PAID AFTER FAILED') : { does: 'nothing' };
  const byProvider = payout.resolvedBy !== 'operator';
  if (isPaid) return byProvider && isSame ? { does: 'nothing' } : contradict('PAID TWICE');
  // What another file has paid is not missing because this one has not.
  return byProvider && !isSame ? { does: 'nothing' } : contradict('FAILED AFTER PAID');
}

/**
 * Judges a result of the provider (OPS-20, OPS-22, OPS-29). Only a line of the batch that it names, with the
 * withdrawal's own amount and currency, books anything.
 *
 * @param lines the files that held the withdrawal, open or voided
 */
export function verdictOf(payout: BookedPayout, lines: readonly ExportLine[], result: ProviderResult): Verdict {
  const line = lines.find(({ exportId }) => exportId === result.exportId);
  if (!line) return contradict('OTHER BATCH');
  return result.amount === payout.amount ? judge(payout, line, result) : contradict('OTHER AMOUNT');
}

/**
 * Why a second operator decides about a line before it books anything (OPS-31, OPS-35): each that gives money back,
 * because nothing but the line says that the provider has it. Undefined: it is booked at once.
 */
export function waitOf({ does }: Verdict, { result }: Pick<ProviderResult, 'result'>): ResultWait | undefined {
  if (does === 'return') return 'CAME BACK';
  return does === 'resolve' && result === 'FAILED' ? 'FAILED' : undefined;
}
