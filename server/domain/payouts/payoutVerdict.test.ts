import { expect, it } from 'vitest';
import { verdictOf } from './payoutVerdict';
import type { BookedPayout, ExportLine } from './payoutVerdict';

const payout = (more: Partial<BookedPayout> = {}): BookedPayout => ({
  amount: 100,
  status: 1,
  exportId: null,
  resolvedBy: null,
  frozen: false,
  ...more,
});
const held = (exportId: number, result: ExportLine['result'] = null): ExportLine => ({ exportId, result });
const paid = { amount: 100, paid: true, exportId: undefined };
const failed = { ...paid, paid: false };
const through = (exportId: number, result: typeof paid | typeof failed = paid) => ({ ...result, exportId });

const resolve = (exportId: number | null) => ({ does: 'resolve', exportId });
const known = (exportId: number | null) => ({ does: 'nothing', exportId });
const contradicts = (exception: string, exportId: number | null) => ({ does: 'contradict', exception, exportId });
const refuse = (info: string, exportId: number | null = null) => ({ does: 'refuse', info, exportId });
const byHand = { status: 2, resolvedBy: 'operator' } as const;
const byFile = { status: 2, resolvedBy: 'provider' } as const;

it.each([
  // Under way.
  ['sent, paid', payout({ exportId: 1 }), [held(1)], paid, resolve(1)],
  ['sent, failed', payout({ exportId: 1 }), [held(1)], failed, resolve(1)],
  ['sent, of somebody who was frozen since', payout({ exportId: 1, frozen: true }), [held(1)], paid, resolve(1)],
  ['never in a file', payout(), [], paid, resolve(null)],
  ['never in a file, of somebody frozen', payout({ frozen: true }), [], paid, refuse('FROZEN')],
  ['never in a file, failed, of somebody frozen', payout({ frozen: true }), [], failed, resolve(null)],
  ['another amount', payout({ exportId: 1 }), [held(1)], { ...paid, amount: 99 }, contradicts('OTHER AMOUNT', 1)],
  [
    'another amount, failed',
    payout({ exportId: 1 }),
    [held(1)],
    { ...failed, amount: 99 },
    contradicts('OTHER AMOUNT', 1),
  ],
  [
    'another currency',
    payout({ exportId: 1 }),
    [held(1)],
    { ...paid, amount: undefined },
    contradicts('OTHER AMOUNT', 1),
  ],
  ['another amount of one that was in no file', payout(), [], { ...paid, amount: 99 }, refuse('OTHER AMOUNT')],
  // Its file was voided.
  ['paid, though its file was voided', payout(), [held(1)], paid, { ...resolve(1), exception: 'PAID AFTER VOID' }],
  ['failed, its file was voided', payout(), [held(1)], failed, known(1)],
  ['in two files, which is not said', payout({ exportId: 2 }), [held(1), held(2)], paid, refuse('NEED EXPORT')],
  ['in two files, the open one is named', payout({ exportId: 2 }), [held(1), held(2)], through(2), resolve(2)],
  [
    'in two files, the voided one is named',
    payout({ exportId: 2 }),
    [held(1), held(2)],
    through(1),
    { ...resolve(1), exception: 'PAID AFTER VOID' },
  ],
  ['failed by the voided one', payout({ exportId: 2 }), [held(1), held(2)], through(1, failed), known(1)],
  ['a file that did not hold it', payout({ exportId: 1 }), [held(1)], through(7), refuse('OTHER EXPORT')],
  // Paid before.
  ['paid by its file, once more', payout({ ...byFile, exportId: 1 }), [held(1, 'PAID')], paid, known(1)],
  ['paid by a file of an earlier version', payout({ status: 2 }), [], paid, known(null)],
  ['paid by hand and by the provider', payout(byHand), [held(1)], paid, contradicts('PAID TWICE', 1)],
  ['paid by hand, never in a file', payout(byHand), [], paid, contradicts('PAID TWICE', null)],
  [
    'paid through two files',
    payout({ ...byFile, exportId: 1 }),
    [held(1, 'PAID'), held(2)],
    through(2),
    contradicts('PAID TWICE', 2),
  ],
  [
    'paid with another amount after it was paid',
    payout({ ...byFile, exportId: 1 }),
    [held(1, 'PAID')],
    { ...paid, amount: 99 },
    contradicts('OTHER AMOUNT', 1),
  ],
  ['failed after a press on Pay', payout(byHand), [held(1)], failed, contradicts('FAILED AFTER PAID', 1)],
  ['failed after a press on Pay, never in a file', payout(byHand), [], failed, contradicts('FAILED AFTER PAID', null)],
  [
    'failed after it was paid by the same file',
    payout({ ...byFile, exportId: 1 }),
    [held(1, 'PAID')],
    failed,
    contradicts('FAILED AFTER PAID', 1),
  ],
  [
    'failed by the file that has not paid it',
    payout({ ...byFile, exportId: 1 }),
    [held(1, 'PAID'), held(2)],
    through(2, failed),
    known(2),
  ],
  // Failed before.
  ['failed, once more', payout({ status: 3, exportId: 1 }), [held(1, 'FAILED')], failed, known(1)],
  ['refused by hand, and failed', payout({ status: 3, resolvedBy: 'operator' }), [held(1)], failed, known(1)],
  [
    'refused, then paid',
    payout({ status: 3, resolvedBy: 'operator' }),
    [held(1)],
    paid,
    contradicts('PAID AFTER FAILED', 1),
  ],
  [
    'failed, then paid',
    payout({ status: 3, exportId: 1 }),
    [held(1, 'FAILED')],
    paid,
    contradicts('PAID AFTER FAILED', 1),
  ],
  ['booked back, the old file again', payout({ status: 3, exportId: 1 }), [held(1, 'PAID')], paid, known(1)],
] as const)('%s (OPS-20, OPS-22)', (_, booked, lines, result, verdict) => {
  expect(verdictOf(booked, lines, result)).toEqual(verdict);
});
