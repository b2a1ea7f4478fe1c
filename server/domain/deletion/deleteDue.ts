import { markets } from '@tally/contract/market/codes';
import type { Market } from '@tally/contract/market/codes';
import type { Db } from '../../db/db';
import { statement } from '../../db/statement';
import { alive } from '../../db/states';
import { deletionWaitMs } from '../../limits/deletion';
import { retentionStart } from '../people/person';
import type { Person } from '../people/person';
import type { NumberKey } from '../people/walletNumberHash';
import { forEach } from '../shared/forEach';
import { deletePerson } from './deletion';

const dueDeletions = statement(
  { now: 'bigint', keptUntil: 'bigint', served: 'text[]' },
  `
select u.id, u.market
from deletions d join users u on u.id = d.user_id
where d.due_at <= :now and ${alive('u')} and ${retentionStart} <= :keptUntil and u.market = any (:served)
order by d.due_at
limit 500`,
);

/**
 * Carries out deletion requests whose waiting time is over. A person to whom money came meanwhile gets a new waiting
 * time.
 *
 * @param served the markets whose people are deleted here
 */
export async function deleteDue(
  db: Db,
  numberKey: NumberKey,
  now: number,
  served: readonly Market[] = markets,
): Promise<void> {
  const keptUntil = now - deletionWaitMs;
  const due = await db.query<Pick<Person, 'id' | 'market'>>(...dueDeletions({ now, keptUntil, served }));
  await forEach(due, (person) => deletePerson(db, { numberKey, now }, person, { keptUntil }));
}
