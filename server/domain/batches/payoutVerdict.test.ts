import { expect, it } from 'vitest';
import { verdictOf } from './payoutVerdict';
import type { BookedPayout, BatchLine, ProviderResult } from './payoutVerdict';

const payout = (more: Partial<BookedPayout> = {}): BookedPayout => ({
  amount: 100,
  status: 1,
  exportId: null,
  resolvedBy: null,
  cameBack: 0,
  reversals: [],
  ...more,
});
const held = (exportId: number, result: BatchLine['result'] = null, reference = ''): BatchLine => ({
  exportId,
  result,
  reference,
});
const paid: ProviderResult = { amount: 100, result: 'PAID', exportId: 1, reference: '' };
const failed: ProviderResult = { ...paid, result: 'FAILED' };
const reversed: ProviderResult = { ...paid, result: 'REVERSED', reference: 'D1' };
const through = (exportId: number, result = paid): ProviderResult => ({ ...result, exportId });

const resolve = { does: 'resolve' };
const afterVoid = { ...resolve, exception: 'PAID AFTER VOID' };
const known = { does: 'nothing' };
const back = { does: 'return', amount: 100 };
const contradicts = (exception: string) => ({ does: 'contradict', exception });
const sent = payout({ exportId: 1 });
const byHand = payout({ status: 2, resolvedBy: 'operator' });
const byFile = payout({ status: 2, resolvedBy: 'provider', exportId: 1 });
const refused = payout({ status: 3, resolvedBy: 'operator' });
const failedByFile = payout({ status: 3, resolvedBy: 'provider', exportId: 1 });
const cameBack = payout({ ...failedByFile, cameBack: 100, reversals: [{ reference: 'D1', said: 100 }] });
const partly = payout({ ...byFile, cameBack: 40, reversals: [{ reference: 'D1', said: 40 }] });
const part = (amount: number, reference: string): ProviderResult => ({ ...reversed, amount, reference });

it.each([
  // Under way.
  ['sent, paid', sent, [held(1)], paid, resolve],
  ['sent, failed', sent, [held(1)], failed, resolve],
  ['another amount', sent, [held(1)], { ...paid, amount: 99 }, contradicts('OTHER AMOUNT')],
  ['another amount, failed', sent, [held(1)], { ...failed, amount: 99 }, contradicts('OTHER AMOUNT')],
  ['another currency', sent, [held(1)], { ...paid, amount: undefined }, contradicts('OTHER AMOUNT')],
  ['never in a file', payout(), [], paid, contradicts('OTHER BATCH')],
  ['a file that did not hold it', sent, [held(1)], through(7), contradicts('OTHER BATCH')],
  ['failed in a file that did not hold it', sent, [held(1)], through(7, failed), contradicts('OTHER BATCH')],
  // Its file was voided.
  ['paid, though its file was voided', payout(), [held(1)], paid, afterVoid],
  ['failed, its file was voided', payout(), [held(1)], failed, known],
  ['in two files, the open one is named', payout({ exportId: 2 }), [held(1), held(2)], through(2), resolve],
  ['in two files, the voided one is named', payout({ exportId: 2 }), [held(1), held(2)], through(1), afterVoid],
  ['failed by the voided one', payout({ exportId: 2 }), [held(1), held(2)], through(1, failed), known],
  // Paid before.
  ['paid by its file, once more', byFile, [held(1, 'PAID')], paid, known],
  ['paid, with the same reference', byFile, [held(1, 'PAID', 'E1')], { ...paid, reference: 'E1' }, known],
  ['paid, the reference is left out', byFile, [held(1, 'PAID', 'E1')], paid, known],
  ['paid, the same reference in other letters', byFile, [held(1, 'PAID', 'E1a')], { ...paid, reference: 'e1A' }, known],
  ['paid, a reference comes later', byFile, [held(1, 'PAID')], { ...paid, reference: 'E1' }, known],
  [
    ...['paid under a second reference', byFile, [held(1, 'PAID', 'E1')]],
    ...[{ ...paid, reference: 'E2' }, contradicts('PAID TWICE')],
  ],
  ['paid by hand and by the provider', byHand, [held(1)], paid, contradicts('PAID TWICE')],
  ['paid through two files', byFile, [held(1, 'PAID'), held(2)], through(2), contradicts('PAID TWICE')],
  ['another amount after it was paid', byFile, [held(1, 'PAID')], { ...paid, amount: 99 }, contradicts('OTHER AMOUNT')],
  ['failed after a press on Pay', byHand, [held(1)], failed, contradicts('FAILED AFTER PAID')],
  ['failed after it was paid by the same file', byFile, [held(1, 'PAID')], failed, contradicts('FAILED AFTER PAID')],
  ['failed by the file that has not paid it', byFile, [held(1, 'PAID'), held(2)], through(2, failed), known],
  // Failed before.
  ['failed, once more', failedByFile, [held(1, 'FAILED')], failed, known],
  ['refused by hand, and failed', refused, [held(1)], failed, known],
  ['refused, then paid', refused, [held(1)], paid, contradicts('PAID AFTER FAILED')],
  ['failed, then paid', failedByFile, [held(1, 'FAILED')], paid, contradicts('PAID AFTER FAILED')],
  ['booked back, the old file again', cameBack, [held(1, 'PAID')], paid, known],
  // Came back.
  ['paid, then came back', byFile, [held(1, 'PAID')], reversed, back],
  ['came back, once more', cameBack, [held(1, 'PAID')], reversed, known],
  [
    ...['came back under a second reference', cameBack, [held(1, 'PAID')]],
    ...[{ ...reversed, reference: 'D2' }, contradicts('REVERSED TWICE')],
  ],
  [
    ...['came back after it was booked back by hand', { ...cameBack, reversals: [] }, [held(1, 'PAID')]],
    ...[reversed, contradicts('REVERSED TWICE')],
  ],
  ['came back before it was paid', sent, [held(1)], reversed, contradicts('REVERSED UNPAID')],
  ['came back, but failed', failedByFile, [held(1, 'FAILED')], reversed, contradicts('REVERSED UNPAID')],
  ['came back, but was paid by hand', byHand, [held(1)], reversed, contradicts('REVERSED UNPAID')],
  [
    ...['came back from another file than the one that paid', byFile, [held(1, 'PAID'), held(2)]],
    ...[through(2, reversed), contradicts('REVERSED UNPAID')],
  ],
  ['came back, once more in other letters', cameBack, [held(1, 'PAID')], { ...reversed, reference: 'd1' }, known],
  ['a part of it came back', byFile, [held(1, 'PAID')], part(40, 'D1'), { ...back, amount: 40 }],
  ['the same part once more', partly, [held(1, 'PAID')], part(40, 'D1'), known],
  ['the same part, another amount', partly, [held(1, 'PAID')], part(41, 'd1'), contradicts('OTHER AMOUNT')],
  ['a further part', partly, [held(1, 'PAID')], part(20, 'D2'), { ...back, amount: 20 }],
  ['the rest', partly, [held(1, 'PAID')], part(60, 'D2'), { ...back, amount: 60 }],
  [
    ...['more than the rest', partly, [held(1, 'PAID')]],
    ...[part(61, 'D2'), { ...back, amount: 60, exception: 'REVERSED TOO MUCH' }],
  ],
  ['nothing came back', byFile, [held(1, 'PAID')], part(0, 'D1'), contradicts('OTHER AMOUNT')],
  [
    'another currency came back',
    byFile,
    [held(1, 'PAID')],
    { ...reversed, amount: undefined },
    contradicts('OTHER AMOUNT'),
  ],
  ['paid, though a part came back', partly, [held(1, 'PAID')], paid, known],
  ['failed, though a part came back', partly, [held(1, 'PAID')], failed, contradicts('FAILED AFTER PAID')],
  ['came back in a file that did not hold it', byFile, [held(1)], through(7, reversed), contradicts('OTHER BATCH')],
] as [string, BookedPayout, BatchLine[], ProviderResult, object][])(
  '%s (OPS-20, OPS-22, OPS-29, OPS-31)',
  (_, booked, lines, result, verdict) => {
    expect(verdictOf(booked, lines, result)).toEqual(verdict);
  },
);
