import type { Sql } from '../../db/db';
import { statement } from '../../db/statement';
import type { Phone } from '../people/phones';
import { numberRetentionMs } from '../../limits/deletion';

/** Each removes a person's rows from one table. */
const removals = [
  'sessions',
  'feedback',
  'actions',
  'ewallets',
  'used_marks',
  'number_claims',
  'confirmed_numbers',
  'lottery_draws',
  'ad_confirmations',
  'waiting_claims',
  'deletions',
].map((table) => statement({ person: 'bigint' }, `delete from ${table} where user_id = :person`));

/** Each takes the person off the hash of their wallet number, or of the phone on which they counted as a member. */
const partings = ['wallet_numbers', 'counted_phones'].map((table) =>
  statement(
    { person: 'bigint', forgetAt: 'bigint' },
    `update ${table} set user_id = null, forget_at = :forgetAt where user_id = :person`,
  ),
);

const removeNamelessActions = statement(
  { device: 'text' },
  'delete from actions where device = :device and user_id is null',
);

const removePhone = statement({ device: 'text' }, 'delete from devices where device = :device');

/**
 * Removes a person's rows, and those of the phone that is theirs alone; hashes that are kept for a while lose the
 * person.
 */
export async function removeRows(tx: Sql, id: number, ownPhone: Phone | undefined, now: number): Promise<void> {
  for (const removal of removals) await tx.query(...removal({ person: id }));
  if (ownPhone) {
    // Actions reported by the phone before its owner signed in, and the record of the phone itself.
    await tx.query(...removeNamelessActions({ device: ownPhone.device }));
    await tx.query(...removePhone({ device: ownPhone.device }));
  }
  // Only these hashes are kept for a while (PRIVACY-8).
  for (const parting of partings) await tx.query(...parting({ person: id, forgetAt: now + numberRetentionMs }));
}
