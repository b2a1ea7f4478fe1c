import { markets } from '@tally/contract/market/codes';
import { peopleFound, type FoundPerson, type PersonKey } from '@tally/contract/operator/personCard';
import { accountKeys } from '@tally/contract/rules/accountNumber';
import { apiCoinMax } from '@tally/contract/limits/request';
import type { Db, Sql } from '../../db/db';
import { statement } from '../../db/statement';
import { noteLook } from '../shared/operatorLog';

/** What is known of somebody who is looked for. */
export interface PersonSearch {
  readonly by: PersonKey;
  readonly value: string;
}

const columns = `u.id, u.name, u.market, u.created_at as joined`;

const ofUser = statement({ id: 'bigint' }, `select ${columns} from users u where u.id = :id and u.status = 1`);

const ofWithdrawal = statement(
  { id: 'bigint' },
  `select ${columns} from users u where u.id = (select w.user_id from withdrawals w where w.id = :id) and u.status = 1`,
);

/** The account's market is that of its type: the expression of the unique index of numbers. */
const ofAccount = statement(
  { numbers: 'text[]', market: 'text' },
  `
select ${columns}
from ewallets e join users u on u.id = e.user_id
where (case when e.type in ('DANA', 'OVO', 'GoPay') then 'id'
            when e.type in ('GCash', 'GrabPay') then 'ph' else 'br' end) = :market
  and e.plain_no = any (:numbers) and not e.shared and u.status = 1
order by u.id desc
limit ${peopleFound}`,
);

/** A number of a row; undefined when nothing can have it. */
function rowOf(value: string): number | undefined {
  const id = /^\d{1,16}$/.test(value) ? Number(value) : NaN;
  return id <= apiCoinMax ? id : undefined;
}

/** The people who have the number, as any market writes it (ACCOUNT-14). */
async function ownersOf(sql: Sql, value: string): Promise<FoundPerson[]> {
  const found: FoundPerson[] = [];
  for (const market of markets) {
    const numbers = accountKeys(value, market).map(({ no }) => no);
    if (numbers.length > 0) found.push(...(await sql.query<FoundPerson>(...ofAccount({ numbers, market }))));
  }
  return found.slice(0, peopleFound);
}

async function peopleOf(sql: Sql, { by, value }: PersonSearch): Promise<FoundPerson[]> {
  if (by === 'account') return ownersOf(sql, value);
  const id = rowOf(value.trim());
  if (id === undefined) return [];
  return sql.query<FoundPerson>(...(by === 'user' ? ofUser : ofWithdrawal)({ id }));
}

/** People by the number of a user, of a withdrawal or of an account (OPS-45). It is a look at each who is shown. */
export async function findPeople(db: Db, search: PersonSearch, operator: string, now: number): Promise<FoundPerson[]> {
  const found = await peopleOf(db, search);
  // The number of an account stays out of the trail.
  const what = search.by === 'account' ? 'account' : `${search.by} ${search.value.trim()}`;
  const people = found.map(({ id }) => id);
  await noteLook(db, operator, `search: ${what}`, people, now);
  return found;
}
