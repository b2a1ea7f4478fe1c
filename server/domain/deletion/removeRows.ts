import type { Sql } from '../../db/db';
import type { Phone } from '../people/phones';
import { numberRetentionMs } from '../shared/serverLimits';

const personalTables = [
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
];

/**
 * Removes a person's rows, and those of the phone that is theirs alone; hashes that are kept for a while lose the
 * person.
 */
export async function removeRows(tx: Sql, id: number, ownPhone: Phone | undefined, now: number): Promise<void> {
  for (const table of personalTables) await tx.query(`delete from ${table} where user_id = $1`, [id]);
  if (ownPhone) {
    // Actions reported by the phone before its owner signed in, and the record of the phone itself.
    await tx.query('delete from actions where device = $1 and user_id is null', [ownPhone.device]);
    await tx.query('delete from devices where device = $1', [ownPhone.device]);
  }
  // Only hashes of the wallet number, and of the phone on which the person counted as a member, are kept for a while
  // (PRIVACY-8).
  for (const table of ['wallet_numbers', 'counted_phones'])
    await tx.query(`update ${table} set user_id = null, forget_at = $2 where user_id = $1`, [
      id,
      now + numberRetentionMs,
    ]);
}
