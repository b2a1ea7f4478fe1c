import { personKeys } from '@tally/contract/operator/personCard';
import { endpoints } from '@tally/contract/endpoints';
import { messageStates } from '@tally/contract/operator/messages';
import { payoutWarnings } from '@tally/contract/operator/payoutWarnings';
import { only } from '../db/db';
import type { Db } from '../db/db';
import { pending, unanswered } from '../db/states';
import { secondOperatorKey } from './testServer';
import type { TestServer } from './testServer';

/** Every choice of some of the names. */
const subsetsOf = <Name>(names: readonly Name[]): Name[][] =>
  names.reduce<Name[][]>((all, name) => [...all, ...all.map((some) => [...some, name])], [[]]);

/** The operators' pages showed whatever there is (OPS-66). */
export const seen = [...payoutWarnings];

/** The second operator approves the latest request (OPS-35). */
export async function approveLatest(server: TestServer, db: Db): Promise<unknown> {
  const [request] = await db.query<{ id: number }>('select max(id) as id from approvals');
  const approves = { key: secondOperatorKey, id: request?.id ?? 0, action: 'approve' } as const;
  return server.callOk(endpoints.postApproval, { query: approves, body: { warnings: seen } });
}

/** Messages (OPS-39): a list in each state, one of them with a withdrawal, its answer and its close. */
function messageCalls(server: TestServer, db: Db, key: string) {
  const open = async () =>
    only(
      await db.query<{ id: number; version: number }>(
        `update feedback f set withdrawal_id = (select max(w.id) from withdrawals w where w.user_id = f.user_id)
         where id = (select min(id) from feedback where ${unanswered()})
         returning id, version`,
      ),
    );
  return {
    getMessages: async () => {
      for (const state of messageStates)
        await server.callOk(endpoints.getMessages, { query: { key, market: 'ph', state, since: 1, after: 1 } });
    },
    getMessage: async () => server.callOk(endpoints.getMessage, { query: { key, id: (await open()).id } }),
    postMessageAnswer: async () =>
      server.callOk(endpoints.postMessageAnswer, { query: { key, ...(await open()) }, body: { template: 'paid' } }),
    postMessageClose: async () => server.callOk(endpoints.postMessageClose, { query: { key, ...(await open()) } }),
  };
}

/** Approvals (OPS-35), the audit log with each choice of its filters (OPS-38), and messages. */
export const controlCalls = (server: TestServer, db: Db, key: string, now: number) => ({
  getQueues: () => server.callOk(endpoints.getQueues, { query: { key } }),
  getApprovals: () => server.callOk(endpoints.getApprovals, { query: { key } }),
  postApproval: async () => {
    await db.query(
      `insert into approvals (at, until, act, market, subject_id, user_id, amount, reason, operator)
       select $1, $1::bigint + 1, 'pay', 'ph', id, user_id, amount, '', 'operator'
       from withdrawals where ${pending()} and export_id is null order by id limit 1`,
      [now],
    );
    return approveLatest(server, db);
  },
  postAdjustment: async () => {
    const asked = { userId: 12, kind: 'clawback', market: 'ph', amount: 900, reason: 'a mistake' } as const;
    await server.callOk(endpoints.postAdjustment, { query: { key, ...asked } });
    return approveLatest(server, db);
  },
  getAuditLog: async () => {
    const given = { operator: 'ana', action: 'pay', userId: 7, from: 1, to: now, before: 20 };
    for (const names of subsetsOf(Object.keys(given) as (keyof typeof given)[]))
      await server.callOk(endpoints.getAuditLog, {
        query: { key, ...Object.fromEntries(names.map((name) => [name, given[name]])) },
      });
  },
  postPeopleSearch: async () => {
    for (const by of personKeys)
      await server.callOk(endpoints.postPeopleSearch, { query: { key }, body: { by, value: '09171234567' } });
    // A mask that many have, and the end of a number.
    for (const value of ['09••••67', '****4567'])
      await server.callOk(endpoints.postPeopleSearch, { query: { key }, body: { by: 'masked', value } });
  },
  getPersonCard: () => server.callOk(endpoints.getPersonCard, { query: { key, userId: 7 } }),
  postPersonNote: () => server.callOk(endpoints.postPersonNote, { query: { key, userId: 7, note: 'called' } }),
  postAuditExport: () => server.callOk(endpoints.postAuditExport, { query: { key } }),
  ...messageCalls(server, db, key),
});
