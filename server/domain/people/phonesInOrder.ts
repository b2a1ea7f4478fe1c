import { deviceIdOf } from '@tally/contract/rules/deviceId';
import type { Db, Sql } from '../../db/db';
import { statement } from '../../db/statement';
import { alive } from '../../db/states';
import type { Log } from '../../runtime/log';
import { phonePeopleMost, phoneSharedMs } from '../../limits/people';
import { letDecideNothing, phoneMark, phoneOf } from './phones';

/** Ids that are brought into order in one transaction. */
const batch = 1000;

/** What `deviceIdOf` leaves as it is, but for what it takes for no id. Anything else is looked at. */
const orderly = `device ~ '^[a-z0-9._:]*$' and device !~ '^[0-9a-f]{32}$'
  or device ~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$'`;

const idsOf = async (db: Db, from: string): Promise<string[]> =>
  (await db.query<{ device: string }>(`select distinct device from ${from}`)).map(({ device }) => device);

/** Ids in another form than the one; and those that can't tell phones apart by which somebody is a duplicate. */
async function disorderlyIds(db: Db): Promise<string[]> {
  const where = `where device is not null and device not like 'gone/%' and not (${orderly})`;
  const found = [...(await idsOf(db, `people_by_phone ${where}`)), ...(await idsOf(db, `devices ${where}`))];
  // Nothing else writes ids: where these are in order, actions are. They are many more.
  if (found.length > 0) found.push(...(await idsOf(db, `actions ${where}`)));
  found.push(...(await idsOf(db, "users where dup_user and device is not null and device not like 'gone/%'")));
  return [...new Set(found)].filter((id) => deviceIdOf(id) !== id);
}

/** Tables of marks, with their columns but the mark. What deleted people left stays under a mark that is nobody's. */
const markTables = {
  used_marks: 'user_id, used_at',
  counted_phones: 'user_id, forget_at',
  frozen_marks: 'user_id, forget_at',
  left_debts: 'user_id, market, amount, forget_at',
} as const;

const idPairs = { ids: 'text[]', forms: 'text[]' } as const;

/** SQL: the ids, or their marks, with the forms that replace them; null for what isn't an id. */
const pairs = "(select old, nullif(id, '') as id from unnest(:ids, :forms) as each (old, id)) as pair";

const clearDupUsers = statement(
  idPairs,
  `
with none as (
  select u.id from users u join ${pairs} on u.device = pair.old where pair.id is null and u.dup_user
)
update users set dup_user = false where id in (select id from none) returning 1`,
);

const renameInUsers = statement(idPairs, `update users set device = pair.id from ${pairs} where device = pair.old`);

const renameInActions = statement(idPairs, `update actions set device = pair.id from ${pairs} where device = pair.old`);

const addDevices = statement(
  idPairs,
  `
insert into devices (device, app_pkg, first_at)
select pair.id, (array_agg(d.app_pkg order by d.first_at))[1], min(d.first_at)
from devices d join ${pairs} on d.device = pair.old
where pair.id is not null
group by pair.id
on conflict (device) do update set first_at = least(devices.first_at, excluded.first_at)`,
);

/** What moves the marks of a table to those of the new ids, and what removes the old ones. */
const markMoves = Object.entries(markTables).map(([table, columns]) => {
  const kept = table === 'frozen_marks' || table === 'left_debts' ? 'and pair.id is not null' : '';
  return {
    add: statement(
      idPairs,
      `
insert into ${table} (mark, ${columns})
select pair.id, ${columns} from ${table} t join ${pairs} on t.mark = pair.old where pair.id is not null
on conflict do nothing`,
    ),
    remove: statement(idPairs, `delete from ${table} using ${pairs} where ${table}.mark = pair.old ${kept}`),
  };
});

const dropDevices = statement({ ids: 'text[]' }, 'delete from devices where device = any (:ids)');

/** Writes ids in their one form, wherever they stand; returns how many people are duplicates no longer. */
async function writeAnew(tx: Sql, ids: readonly string[]): Promise<number> {
  const forms = ids.map((id) => deviceIdOf(id) ?? '');
  // By an id that was none nobody is a duplicate.
  const cleared = await tx.query(...clearDupUsers({ ids, forms }));
  await tx.query(...renameInUsers({ ids, forms }));
  await tx.query(...renameInActions({ ids, forms }));
  // Two rows that become one: the earlier one says since when the phone is known.
  await tx.query(...addDevices({ ids, forms }));
  await tx.query(...dropDevices({ ids }));
  const marks = { ids: ids.map(phoneMark), forms: forms.map((form) => form && phoneMark(form)) };
  for (const { add, remove } of markMoves) {
    await tx.query(...add(marks));
    await tx.query(...remove(marks));
  }
  return cleared.length;
}

const crowdedPhones = statement(
  { since: 'bigint' },
  `
select p.device from people_by_phone p join users u on u.id = p.user_id
where u.created_at > :since and ${alive('u')}
group by p.device
having count(*) > ${phonePeopleMost}`,
);

/** Ids with which too many people joined of late (PERSON-17). */
const crowded = (db: Db, since: number): Promise<{ device: string }[]> =>
  db.query<{ device: string }>(...crowdedPhones({ since }));

/**
 * Brings the ids of phones that are stored already into the one form (PERSON-16), and lets those decide nothing that too
 * many people use (PERSON-17): whoever is a duplicate by such an id is one no longer. What a server of an earlier version
 * writes is put right by the next start; nothing changes where all is in order.
 *
 * @param now ms since the epoch
 * @returns how many people are duplicates no longer
 */
export async function putPhonesInOrder(db: Db, now: number, log: Log): Promise<number> {
  const ids = await disorderlyIds(db);
  let cleared = 0;
  for (let from = 0; from < ids.length; from += batch)
    cleared += await db.tx((tx) => writeAnew(tx, ids.slice(from, from + batch)));
  for (const { device } of await crowded(db, now - phoneSharedMs)) {
    const phone = phoneOf(device);
    if (phone) cleared += await letDecideNothing(db, phone, now);
  }
  if (ids.length > 0)
    log({ level: 'warn', message: 'Ids of phones were written in their one form, or were none.', ids: ids.length });
  if (cleared > 0)
    log({
      level: 'warn',
      message: 'People are duplicates no longer: the id of their phone tells no phones apart.',
      people: cleared,
    });
  return cleared;
}
