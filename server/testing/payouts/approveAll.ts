import { getApprovals, postApproval } from '@tally/contract/operator/approvals';
import { secondOperatorKey, type TestServer } from '../testServer';

/** The second operator approves whatever waits (OPS-35). */
export async function approveAll(server: Pick<TestServer, 'callOk'>): Promise<void> {
  const key = secondOperatorKey;
  for (const { id } of await server.callOk(getApprovals, { query: { key } }))
    await server.callOk(postApproval, { query: { key, id, action: 'approve' } });
}
