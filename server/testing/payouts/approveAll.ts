import { getApprovals, postApproval } from '@tally/contract/calls/approvals';
import { secondOperatorKey, type TestServer } from '../testServer';

/** The second operator approves whatever waits (OPS-35). */
export async function approveAll(server: Pick<TestServer, 'callOk'>): Promise<void> {
  const key = secondOperatorKey;
  for (const { id } of await server.callOk(getApprovals, { query: { key } }))
    await server.callOk(postApproval, { query: { key, id, action: 'approve' } });
}

/**
 * A second operator approves the results that wait (OPS-31).
 *
 * @param key of that operator
 * @returns how many failures and how many payments that came back were then booked
 */
export async function approveResults(
  server: Pick<TestServer, 'callOk'>,
  key: string = secondOperatorKey,
): Promise<Record<'refused' | 'reversed', number>> {
  const done = { refused: 0, reversed: 0 };
  for (const { id, lines } of await server.callOk(getApprovals, { query: { key } })) {
    const [line] = lines;
    if (!line) continue;
    const { status } = await server.callOk(postApproval, { query: { key, id, action: 'approve' } });
    if (status === 1) done[line.result === 'REVERSED' ? 'reversed' : 'refused'] += 1;
  }
  return done;
}
