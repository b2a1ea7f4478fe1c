import type * as calls from '../calls/auditLog';
import { exampleAuditActs, exampleAuditFile, exampleAuditLog } from '../fixtures/auditLog';
import type { Example } from './example';

export const getAuditLog: Example<typeof calls.getAuditLog> = {
  request: { query: { userId: 1 } },
  replies: { filled: exampleAuditLog, empty: { items: [], next: 0 } },
};

export const postAuditExport: Example<typeof calls.postAuditExport> = {
  request: {},
  replies: { filled: exampleAuditFile },
};

export const getLatestActs: Example<typeof calls.getLatestActs> = {
  request: {},
  replies: { filled: exampleAuditActs, empty: [] },
};
