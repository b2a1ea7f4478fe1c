/** What one operator may still let leave a market alone (OPS-35), in whole minor units. */
export interface Alone {
  /** In sum, until what they let leave is 24 hours old. */
  readonly left: number;
  /** In one payment; undefined: as much as is left. */
  readonly each: number | undefined;
}

/** A payment, in whole minor units. */
interface Payment {
  readonly amount: number;
}

/** Whether one operator may let these payments leave alone (OPS-35): none is above the single limit, nor is their sum. */
export function fitsAlone(payments: readonly number[], { left, each = Infinity }: Alone): boolean {
  return payments.every((amount) => amount <= each) && payments.reduce((sum, amount) => sum + amount, 0) <= left;
}

/** The first payments that one operator may let leave alone; one that is too large is passed over. */
export function firstAlone<P extends Payment>(payments: readonly P[], { left, each }: Alone): P[] {
  const taken: P[] = [];
  let rest = left;
  for (const payment of payments) {
    if (!fitsAlone([payment.amount], { left: rest, each })) continue;
    taken.push(payment);
    rest -= payment.amount;
  }
  return taken;
}
