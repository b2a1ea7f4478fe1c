import { codes } from '@tally/contract/api/envelope';
import { numberErrors } from '@tally/contract/host/hostBackend';
import type { ConfirmedNumber } from '@tally/contract/host/hostBackend';
import { accountKeyOf } from '@tally/contract/rules/accountNumber';
import type { Db } from '../../db/db';
import { statement } from '../../db/statement';
import { alive } from '../../db/states';
import { personOfPublicId } from '../people/person';
import { walletNumberHash } from '../people/walletNumberHash';
import type { NumberKey } from '../people/walletNumberHash';
import { Refusal } from '../shared/refusal';

const confirmOwner = statement(
  { person: 'bigint', mark: 'text', now: 'bigint' },
  `
insert into confirmed_numbers (mark, user_id, at)
select :mark, id, :now from users where id = :person and ${alive()} for key share
on conflict (mark, user_id) do update set at = excluded.at`,
);

/**
 * Keeps that the phone app's backend has confirmed a wallet number to be a person's: when they enter it, an account
 * that nobody has used for a year gives it up (ACCOUNT-20). Of the number its keyed hash is kept.
 *
 * @throws {Refusal} malformed, for an unknown person, another market, or no number
 */
export async function confirmNumber(
  db: Db,
  { userId, market, accountNo, keyKind }: ConfirmedNumber,
  now: number,
  numberKey: NumberKey,
): Promise<void> {
  const person = await personOfPublicId(db, userId);
  if (!person) throw new Refusal(codes.malformed, numberErrors.unknownPerson);
  if (person.market !== market) throw new Refusal(codes.malformed, numberErrors.otherMarket);
  const key = accountKeyOf(accountNo, market, keyKind);
  if (!key) throw new Refusal(codes.malformed, numberErrors.badNumber);
  await db.query(
    ...confirmOwner({ person: person.id, mark: walletNumberHash(key.no, market, await numberKey()), now }),
  );
}
