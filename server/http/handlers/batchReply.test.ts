import { approvalInfos } from '@tally/contract/operator/approvals';
import { expect, it } from 'vitest';
import { fileHead } from '../../domain/batches/batchFile';
import type { BatchResult } from '../../domain/batches/makeBatch';
import { batchReply } from './batchReply';

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
