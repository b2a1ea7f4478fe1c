import { deletionInfos } from '@tally/contract/people/deletion';
import type { Outcome } from '@tally/contract/api/schemas';
import { currencies } from '@tally/contract/market/money';
import { only } from '../../db/db';
import type { Db } from '../../db/db';
import { statement } from '../../db/statement';
import { alive, deleted, personStatus } from '../../db/states';
import { mailDeletionLink } from './deletionLink';
import { enqueueDeletion } from '../events/enqueueEvents';
import { recordFrozenMarks, marksOfPerson } from '../people/frozenMarks';
import { leaveDebt } from '../people/leftDebts';
import { decidingMarks, decidingPhone } from '../people/phones';
import { removeRows } from './removeRows';
import { forgetNumbers } from '../account/forgetNumbers';
import { lockBalances, post } from '../ledger/ledger';
import type { Move } from '../ledger/ledger';
import { retentionStart } from '../people/person';
import type { Person } from '../people/person';
import { deletionWaitMs, phoneRetentionMs } from '../../limits/deletion';
import { refused } from '../shared/outcome';
import type { NumberKey } from '../people/walletNumberHash';

/** What somebody owes, and what a second operator may still have taken back, in minor units (OPS-36). */
interface Owed {
  readonly debt: number;
  readonly askedBack: number;
}
const owedBy = statement(
  { person: 'bigint' },
  `
select debt, (
  select coalesce(sum(amount), 0) from approvals where user_id = :person and act = 'clawback' and decision is null
)::bigint as "askedBack"
from balances
where user_id = :person`,
);

const phoneAndName = statement(
  { person: 'bigint' },
  'select device, dup_user as "dupUser", public_id as "publicId" from users where id = :person',
);

const emptyPerson = statement(
  { person: 'bigint', keptUntil: 'bigint', mark: 'text?' },
  `
update users u
set status = ${personStatus.deleted}, name = '', avatar = '', email = null, google_sub = null, device = :mark,
  public_id = 'gone-' || id, ref_code = 'GONE-' || id
where id = :person and ${alive()} and ${retentionStart} <= :keptUntil
returning frozen_at is not null as frozen`,
);

const addDeletion = statement(
  { person: 'bigint', dueAt: 'bigint' },
  'insert into deletions (user_id, due_at) values (:person, :dueAt)',
);

/**
 * Removes all data that identifies a person; their balances lapse. The ledger's rows stay, under an id that no longer
 * leads to a person. A pending withdrawal is still resolved, and its account number is removed then. A freeze and a debt
 * outlive them (OPS-17, OPS-36).
 *
 * @param numberKey the key of the hashes by which somebody who was frozen, or owes, is known again
 * @param keptUntil a person who opened the app, or received money, after this time is not deleted (ms since the epoch)
 * @param phoneUntil until when a mark of their phone is kept, so that nobody earns anew on it (ms since the epoch);
 *   without it none is kept
 */
export async function deletePerson(
  db: Db,
  { numberKey, now }: { readonly numberKey: NumberKey; readonly now: number },
  { id, market }: Pick<Person, 'id' | 'market'>,
  { keptUntil = Number.MAX_SAFE_INTEGER, phoneUntil }: { keptUntil?: number; phoneUntil?: number } = {},
): Promise<void> {
  const key = await numberKey();
  await db.tx(async (tx) => {
    const { coin, gift, cash } = await lockBalances(tx, id);
    const { debt, askedBack } = only(await tx.query<Owed>(...owedBy({ person: id })));
    // Cash pays a debt before anything else, also here (OPS-36).
    const paidOff = Math.min(cash, debt);
    const currency = currencies[market];
    const ref = `deletion/${id}`;
    const moves: Move[] = [
      { kind: 'clawback', currency, source: 'cash', target: 'rewards', amount: paidOff, ref } as const,
      { kind: 'cleared', currency: 'COIN', source: 'coin', target: 'expired', amount: coin, ref } as const,
      { kind: 'cleared', currency: 'GIFT', source: 'gift', target: 'expired', amount: gift, ref } as const,
      { kind: 'cleared', currency, source: 'cash', target: 'lapsed', amount: cash - paidOff, ref } as const,
    ].filter(({ amount }) => amount > 0);
    const { device, dupUser, publicId } = only(
      await tx.query<{ device: string | null; dupUser: boolean; publicId: string }>(...phoneAndName({ person: id })),
    );
    // The phone is its first owner's (PRIVACY-13). Whoever came later could not earn on it, so they leave no mark.
    const ownPhone = dupUser ? undefined : await decidingPhone(tx, device);
    const mark = phoneUntil === undefined ? null : (ownPhone?.marks[0] ?? null);
    const marks = await decidingMarks(tx, await marksOfPerson(tx, id, key));
    // Changing the keys public_id and ref_code makes concurrent inserts of rows that reference this person (`for key
    // share`) wait for the end of this transaction.
    const [still] = await tx.query<{ frozen: boolean }>(...emptyPerson({ person: id, keptUntil, mark }));
    if (!still) return;
    if (still.frozen) await recordFrozenMarks(tx, id, marks, now);
    if (debt > 0 || askedBack > 0) await leaveDebt(tx, { id, market }, { amount: debt - paidOff, marks }, now);
    if (moves.length > 0) await post(tx, id, now, moves);
    await enqueueDeletion(tx, { id, publicId, market }, now);
    await removeRows(tx, id, ownPhone, now);
    if (mark !== null && phoneUntil !== undefined) await tx.query(...addDeletion({ person: id, dueAt: phoneUntil }));
    await forgetNumbers(tx, id);
  });
}

const personWithMail = statement(
  { email: 'text' },
  `
select u.id, u.market
from people_by_mail p join users u on u.id = p.user_id
where p.email = lower(:email) and ${alive('u')}`,
);

const newDeletion = statement(
  { person: 'bigint', dueAt: 'bigint' },
  `
insert into deletions (user_id, due_at)
select id, :dueAt from users where id = :person and ${alive()} for key share
on conflict do nothing`,
);

/**
 * Handles a request of the public deletion form. When the caller is signed in as that person, it is carried out at
 * once. Otherwise the owner of the mail address is sent a link that confirms it (PRIVACY-10). Where no mail is set up,
 * the request waits as long as inactive money is kept, and is cancelled when the person acts in the app meanwhile
 * (`recordOpened`), so that nobody can delete another person's money.
 *
 * @param knownApp whether the form was sent for one of our apps
 * @param byMail whether mail is set up
 */
export async function requestDeletion(
  db: Db,
  {
    knownApp,
    email,
    signedIn,
  }: { readonly knownApp: boolean; readonly email: string; readonly signedIn: Person | undefined },
  now: number,
  { byMail, numberKey }: { readonly byMail: boolean; readonly numberKey: NumberKey },
): Promise<Outcome> {
  const found = knownApp && (await db.query<Pick<Person, 'id' | 'market'>>(...personWithMail({ email: email.trim() })));
  if (found === false || found.length === 0) return refused(deletionInfos.badUser);
  for (const person of found) {
    if (person.id === signedIn?.id)
      await deletePerson(db, { numberKey, now }, person, { phoneUntil: now + phoneRetentionMs });
    else if (byMail) await mailDeletionLink(db, person.id, now);
    else await db.query(...newDeletion({ person: person.id, dueAt: now + deletionWaitMs }));
  }
  const isMailed = byMail && found.some(({ id }) => id !== signedIn?.id);
  return { status: 1, info: isMailed ? deletionInfos.checkMail : '' };
}

/** Each removes from one table the marks that deleted people left and that are kept no longer. */
const expiries = ['wallet_numbers', 'counted_phones', 'frozen_marks', 'left_debts'].map((table) =>
  statement({ now: 'bigint' }, `delete from ${table} where forget_at <= :now`),
);

const emptyPhones = statement(
  { now: 'bigint' },
  `
with due as (
  delete from deletions d using users u
  where d.due_at <= :now and u.id = d.user_id and ${deleted('u')}
  returning d.user_id
)
update users set device = null where id in (select user_id from due)`,
);

/** Deletes the marks of phones, wallet numbers, freezes and debts of deleted people when their retention time is over. */
export async function forgetPhones(db: Db, now: number): Promise<void> {
  for (const expiry of expiries) await db.query(...expiry({ now }));
  await db.query(...emptyPhones({ now }));
}
