import { parseCsv } from '@tally/contract/rules/csv';

/** A line of a file that a provider has got, and what became of it. */
export interface Payment {
  readonly batch: number;
  readonly id: number;
  /** The line of a results file up to its amount. */
  readonly start: string;
  readonly outcome: 'PAID' | 'FAILED';
  readonly reference: string;
  /** Whether its result was imported. */
  isReported: boolean;
  /** It came back: as a reversal with this reference, or by a failure that was told later. */
  back?: string;
}

/** Head of the results files. */
export const resultsHead = 'id,currency,amount,result,reason,export,reference';

/** A result of a payment, as a line of a results file; each part can be said wrongly. */
export const resultLine = (
  { start, outcome, batch, reference }: Payment,
  said: { result?: string; batch?: number; reference?: string; start?: string } = {},
): string => {
  const { result = outcome } = said;
  return [said.start ?? start, result, 'no such key', said.batch ?? batch, said.reference ?? reference].join(',');
};

/** Ways in which a line can be wrong so that nobody can take it for a result of this payment. */
export const wrongLines = ['batch', 'amount', 'currency', 'other result', 'paid again', 'came back again'] as const;
export type WrongLine = (typeof wrongLines)[number];

/**
 * A line that nobody can take for a result of this payment.
 *
 * @param reference a new one
 * @param isBounced it came back by a failure, which operators may not have booked yet
 */
export function wrongLineOf(payment: Payment, how: WrongLine, reference: string, isBounced: boolean): string {
  const { outcome, start, batch, back } = payment;
  // Of a payment that did not come back by a reversal another one would be believed, as it has to be.
  const isOver = outcome === 'FAILED' || (back !== undefined && !isBounced);
  const said = {
    batch: { batch: batch + 1000 },
    amount: { start: start.replace('1.00', '2.00') },
    currency: { start: start.replace('BRL', 'PHP') },
    'other result': { result: outcome === 'PAID' ? 'FAILED' : 'PAID' },
    'paid again': { result: 'PAID', reference },
    'came back again': isOver ? { result: 'REVERSED', reference } : {},
  };
  return resultLine(payment, said[how]);
}

/**
 * A payout provider that pays each line of a file once, however often it gets it, and remembers what it paid and what
 * came back. Its money never does what its results do not say in the end.
 */
export class HonestProvider {
  readonly payments: Payment[] = [];
  private references = 0;

  /** A new reference of this provider. */
  reference = (): string => `R${(this.references += 1)}`;

  /**
   * Gets the file of a batch, and pays its lines, or not.
   *
   * @param pays whether the nth line is paid
   */
  gets(batch: number, file: string, pays: (nth: number) => boolean): void {
    if (this.payments.some((payment) => payment.batch === batch)) return;
    for (const [nth, { cells }] of parseCsv(file).records.slice(1).entries()) {
      const [id = '', currency = '', amount = ''] = cells;
      this.payments.push({
        batch,
        id: Number(id),
        start: `${id},${currency},${amount}`,
        outcome: pays(nth) ? 'PAID' : 'FAILED',
        reference: this.reference(),
        isReported: false,
      });
    }
  }

  /** Those payments of which money is with people. */
  kept = (): Payment[] => this.payments.filter(({ outcome, back }) => outcome === 'PAID' && back === undefined);

  /** How often each withdrawal was paid and kept. */
  paid(): Map<number, number> {
    const times = new Map<number, number>();
    for (const { id } of this.kept()) times.set(id, (times.get(id) ?? 0) + 1);
    return times;
  }
}
