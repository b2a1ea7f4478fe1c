import type { ResultWait } from '@tally/contract/operator/approvals';
import type { PayoutExceptionKind } from '@tally/contract/operator/exceptions';
import type { PayoutResult } from '@tally/contract/operator/batchFile';
import { passbookStatus } from '@tally/contract/wallet/withdraw';

/** What the provider said of a withdrawal. */
export interface ProviderResult {
  /** In minor units of the withdrawal's currency; undefined for an amount or a currency that is another in any case. */
  readonly amount: number | undefined;
  readonly result: PayoutResult;
  /** The batch that the line names. */
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
  /** Whether its reference looks spoiled, and the operator confirms that it is correct (OPS-60). */
  readonly isSpoiled?: boolean;
}

/** A withdrawal as it is booked. */
export interface BookedPayout {
  /** In minor units. */
  readonly amount: number;
  readonly status: number;
  /** The open batch that holds it, or the one by whose result it was resolved. */
  readonly exportId: number | null;
  readonly resolvedBy: 'operator' | 'provider' | null;
  /** How much of it was booked back after it was paid, in minor units, and the lines that caused it (OPS-31). */
  readonly cameBack: number;
  readonly reversals: readonly Reversal[];
}

/** A line that reports a payment, or a part of it, as returned: its reference, and the amount in minor units. */
export interface Reversal {
  readonly reference: string;
  readonly said: number;
}

/** A file that held the withdrawal, and the result that was taken for it. */
export interface BatchLine {
  readonly exportId: number;
  readonly result: 'PAID' | 'FAILED' | null;
  readonly reference: string;
}

/** What a result does: it resolves the withdrawal, books it back, is known already, or contradicts what was booked. */
export type Verdict =
  | { readonly does: 'resolve'; readonly exception?: PayoutExceptionKind }
  | { readonly does: 'return'; readonly amount: number; readonly exception?: PayoutExceptionKind }
  | { readonly does: 'nothing' }
  | { readonly does: 'contradict'; readonly exception: PayoutExceptionKind };

const contradict = (exception: PayoutExceptionKind): Verdict => ({ does: 'contradict', exception });

/** Whether two references are one: letters differ in case only (OPS-29). */
export const isSameReference = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/**
 * Judges a payment that came back, whole or in part. Each part has a reference of its own and is booked once, up to the
 * sum that was paid (OPS-31); more than that is an exception.
 */
function judgeReversal(
  payout: BookedPayout,
  isSame: boolean,
  { amount = 0, reference }: Pick<ProviderResult, 'amount' | 'reference'>,
): Verdict {
  const known = payout.reversals.find((each) => isSameReference(each.reference, reference));
  if (known) return known.said === amount ? { does: 'nothing' } : contradict('OTHER AMOUNT');
  if (amount === 0) return contradict('OTHER AMOUNT');
  const left = payout.amount - payout.cameBack;
  if (left === 0) return contradict('REVERSED TWICE');
  const wasPaid = payout.status === passbookStatus.paid && isSame && payout.resolvedBy !== 'operator';
  if (!wasPaid) return contradict('REVERSED UNPAID');
  return amount > left ? { does: 'return', amount: left, exception: 'REVERSED TOO MUCH' } : { does: 'return', amount };
}

function judge(payout: BookedPayout, line: BatchLine, given: ProviderResult): Verdict {
  const { result, reference } = given;
  const isSame = line.exportId === payout.exportId;
  if (result === 'REVERSED') return judgeReversal(payout, isSame, given);
  if (given.amount !== payout.amount) return contradict('OTHER AMOUNT');
  const isPaid = result === 'PAID';
  if (line.result === result) {
    const isAnother =
      isPaid && line.reference !== '' && reference !== '' && !isSameReference(line.reference, reference);
    return isAnother ? contradict('PAID TWICE') : { does: 'nothing' };
  }
  if (payout.status === passbookStatus.pending) {
    if (isSame) return { does: 'resolve' };
    // Its batch was voided, and the provider had the file all the same.
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
 * withdrawal's own amount and currency, books anything; what comes back can be a part of the amount.
 *
 * @param lines the files that held the withdrawal, open or voided
 */
export function verdictOf(payout: BookedPayout, lines: readonly BatchLine[], result: ProviderResult): Verdict {
  const line = lines.find(({ exportId }) => exportId === result.exportId);
  if (!line) return contradict('OTHER BATCH');
  return result.amount === undefined ? contradict('OTHER AMOUNT') : judge(payout, line, result);
}

/**
 * Why a second operator decides about a line before it books anything (OPS-31, OPS-35): each that gives money back,
 * because nothing but the line says that the provider has it; and each whose reference looks spoiled, whatever it does
 * (OPS-60). Undefined: it is booked at once.
 */
export function waitOf(
  { does }: Verdict,
  { result, amount, isSpoiled = false }: Pick<ResultLine, 'result' | 'amount' | 'isSpoiled'>,
): ResultWait | undefined {
  if (isSpoiled && amount !== undefined) return 'SPOILED REFERENCE';
  if (does === 'return') return 'CAME BACK';
  return does === 'resolve' && result === 'FAILED' ? 'FAILED' : undefined;
}
