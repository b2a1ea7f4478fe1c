import { approvalInfos } from '@tally/contract/operator/approvals';
import { batchInfos } from '@tally/contract/operator/batches';
import { ownDataInfos } from '@tally/contract/people/ownData';
import { expect, it } from 'vitest';
import { fileHead } from '../../domain/batches/batchFile';
import type { BatchResult } from '../../domain/batches/makeBatch';
import { batchReply, fileReply, luckyReply, ownDataReply, signOffReply } from './replies';

it.each<[BatchResult, string]>([
  [
    { kind: 'made', id: 7, count: 2, left: 1, file: 'lines' },
    '{"status":1,"info":"","id":7,"count":2,"left":1,"file":"lines"}',
  ],
  [
    { kind: 'waits', info: approvalInfos.needsApproval, id: 7, count: 2, left: 1 },
    '{"status":2,"info":"NEEDS APPROVAL","id":7,"count":2,"left":1,"file":""}',
  ],
  [
    { kind: 'nothing', left: 1 },
    `{"status":1,"info":"","id":0,"count":0,"left":1,"file":${JSON.stringify(`\uFEFF${fileHead}`)}}`,
  ],
])('the reply to %o is the one that pages and scripts know, to the byte (OPS-16)', (result, reply) => {
  expect(JSON.stringify(batchReply(result))).toBe(reply);
});

const totals = { file: 6, resultsPaid: 5, resultsFailed: 1, explained: 0, ledgerPaid: 5, ledgerResolved: 6 };
const noTotals = '{"file":0,"resultsPaid":0,"resultsFailed":0,"explained":0,"ledgerPaid":0,"ledgerResolved":0}';

it.each([
  [fileReply({ kind: 'file', file: 'lines' }), '{"status":1,"info":"","file":"lines"}'],
  [fileReply({ kind: 'refused', info: 'FILE GONE' }), '{"status":2,"info":"FILE GONE","file":""}'],
  [
    signOffReply({ kind: 'signed', totals }),
    `{"status":1,"info":"","exceptions":0,"differ":[],"totals":${JSON.stringify(totals)}}`,
  ],
  [
    signOffReply({ kind: 'refused', info: 'NOT EQUAL', exceptions: 2, differ: ['FILE AND LEDGER'], totals }),
    `{"status":2,"info":"NOT EQUAL","exceptions":2,"differ":["FILE AND LEDGER"],"totals":${JSON.stringify(totals)}}`,
  ],
  [
    signOffReply({ kind: 'unknown' }),
    `{"status":2,"info":"${batchInfos.unknown}","exceptions":0,"differ":[],"totals":${noTotals}}`,
  ],
  [
    ownDataReply({ kind: 'file', name: 'tally.csv', file: 'a,b', nextAt: 7 }),
    '{"status":1,"info":"","name":"tally.csv","file":"a,b","nextAt":7}',
  ],
  [
    ownDataReply({ kind: 'onceADay', nextAt: 7 }),
    `{"status":2,"info":"${ownDataInfos.onceADay}","name":"","file":"","nextAt":7}`,
  ],
  [
    luckyReply({ kind: 'done', recordId: 3, waitMs: 60_000 }),
    '{"status":1,"info":"","taskRecordId":3,"rewardWaitingTime":60000}',
  ],
  [
    luckyReply({ kind: 'refused', info: 'NO QUOTA' }),
    '{"status":2,"info":"NO QUOTA","taskRecordId":0,"rewardWaitingTime":0}',
  ],
])('a reply has all its fields, in this order, whatever the result: %o', (reply, text) => {
  expect(JSON.stringify(reply)).toBe(text);
});
