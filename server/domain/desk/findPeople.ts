import { markets } from '@tally/contract/market/codes';
import { peopleFound, type FoundPerson, type PersonKey } from '@tally/contract/operator/personCard';
import { accountKeys } from '@tally/contract/rules/accountNumber';
import { deviceIdOf } from '@tally/contract/rules/deviceId';
import { apiCoinMax } from '@tally/contract/limits/request';
import { allAccountTypes } from '@tally/contract/market/wallets';
import type { Db, Sql } from '../../db/db';
import { statement } from '../../db/statement';
import { alive } from '../../db/states';
import { recordAccess } from '../audit/appendAudit';

/** A search for people: which key, and its value as an operator typed it. */
export interface PersonSearch {
  readonly by: PersonKey;
  readonly value: string;
}

const columns = `u.id, u.name, u.market, u.created_at as joined`;

const ofUser = statement({ id: 'bigint' }, `select ${columns} from users u where u.id = :id and ${alive('u')}`);

const ofWithdrawal = statement(
  { id: 'bigint' },
  `select ${columns} from users u where u.id = (select w.user_id from withdrawals w where w.id = :id) and ${alive('u')}`,
);

/** The account's market is that of its type: the expression of the unique index of numbers. */
const ofAccount = statement(
  { numbers: 'text[]', market: 'text' },
  `
select ${columns}
from ewallets e join users u on u.id = e.user_id
where (case when e.type in ('DANA', 'OVO', 'GoPay') then 'id'
            when e.type in ('GCash', 'GrabPay') then 'ph' else 'br' end) = :market
  and e.plain_no = any (:numbers) and not e.shared and ${alive('u')}
order by u.id desc
limit ${peopleFound}`,
);

/** The few of each type of account first: the index has its newest people in order. */
const byAccount = (known: string) =>
  statement(
    { types: 'text[]', value: 'text' },
    `
with found as materialized (
  select newest.user_id
  from unnest(:types) as each (type) cross join lateral (
    select e.user_id from ewallets e where e.type = each.type and ${known} = :value
    order by e.user_id desc
    limit ${peopleFound}
  ) as newest
  order by newest.user_id desc
  limit ${peopleFound}
)
select ${columns}
from users u
where u.id = any (array(select user_id from found)) and ${alive('u')}
order by u.id desc`,
  );
const ofMask = byAccount('account_mask(e.no)');
const ofEnd = byAccount('right(e.no, 4)');

const ofPhone = statement(
  { device: 'text' },
  `
select ${columns}
from people_by_phone p join users u on u.id = p.user_id
where p.device = :device and ${alive('u')}
order by u.id desc
limit ${peopleFound}`,
);

/** Parses the id of a row; undefined if no row can have it. */
function rowOf(value: string): number | undefined {
  const id = /^\d{1,16}$/.test(value) ? Number(value) : NaN;
  return id <= apiCoinMax ? id : undefined;
}

/** Finds the people who have this account number, in any market's spelling (ACCOUNT-14). */
async function ownersOf(sql: Sql, value: string): Promise<FoundPerson[]> {
  const found: FoundPerson[] = [];
  for (const market of markets) {
    const numbers = accountKeys(value, market).map(({ no }) => no);
    if (numbers.length > 0) found.push(...(await sql.query<FoundPerson>(...ofAccount({ numbers, market }))));
  }
  return found.slice(0, peopleFound);
}

/**
 * Finds the newest people whose masked account number matches: `OVO 08••••12`, `08**12`, or the last four digits alone,
 * as some wallets show them (`****3412`). The type of account is optional.
 */
async function maskedOwnersOf(sql: Sql, value: string): Promise<FoundPerson[]> {
  const [, type, mask] = /^(?:(\p{L}+)\s+)?(\S+)$/u.exec(value.toLowerCase()) ?? [];
  if (mask === undefined) return [];
  const types = allAccountTypes.filter((each) => type === undefined || each.toLowerCase() === type);
  const end = /^[•*]+(\d{4})$/.exec(mask)?.[1];
  const statement =
    end === undefined ? ofMask({ types, value: mask.replace(/[•*]+/g, '••••') }) : ofEnd({ types, value: end });
  return sql.query<FoundPerson>(...statement);
}

async function peopleOf(sql: Sql, { by, value }: PersonSearch): Promise<FoundPerson[]> {
  if (by === 'account') return ownersOf(sql, value);
  if (by === 'masked') return maskedOwnersOf(sql, value);
  if (by === 'phone') {
    const device = deviceIdOf(value);
    return device === undefined ? [] : sql.query<FoundPerson>(...ofPhone({ device }));
  }
  const id = rowOf(value);
  if (id === undefined) return [];
  return sql.query<FoundPerson>(...(by === 'user' ? ofUser : ofWithdrawal)({ id }));
}

/**
 * Finds people by the id of a user or of a withdrawal, by a whole or masked account number, or by their phone (OPS-45).
 * Logs a read for each result.
 */
export async function findPeople(db: Db, search: PersonSearch, operator: string, now: number): Promise<FoundPerson[]> {
  const found = await peopleOf(db, search);
  // The audit log keeps no account number and no phone, only that somebody searched for one.
  const isOurs = search.by === 'user' || search.by === 'withdrawal';
  const what = isOurs ? `${search.by} ${search.value}` : search.by;
  const people = found.map(({ id }) => id);
  await recordAccess(db, operator, `search: ${what}`, people, now);
  return found;
}
