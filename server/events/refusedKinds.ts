import type { HostEventKind } from '@tally/contract/host/hostEvents';
import type { Db } from '../db/db';
import { statement } from '../db/statement';

const refusedOfKind = statement(
  { kind: 'text' },
  'select 1 from outbox where kind = :kind and refused_at is not null and ended_at is null limit 1',
);

/**
 * Returns a function that says whether the receiver refuses a kind, or cannot read it: then nobody waits for others of
 * the kind that it has failed to take less often (EVENT-4). The function looks each kind up once.
 */
export function refusedKinds(db: Db): (kind: HostEventKind) => Promise<boolean> {
  const known = new Map<HostEventKind, Promise<boolean>>();
  return (kind) => {
    const looked = known.get(kind) ?? db.query(...refusedOfKind({ kind })).then(({ length }) => length > 0);
    known.set(kind, looked);
    return looked;
  };
}
