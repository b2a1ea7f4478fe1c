import { passbookStatus } from '@tally/contract/wallet/withdraw';
import { luckyStatus } from '@tally/contract/tasks/lucky';
import type { Db } from '../db/db';

/** Rows of a person in every table that their own file shows; `:id`, `:mark` and `:at` are filled in. */
const rows = [
  `update users set name = 'Name :mark', email = ':mark@gmail.com', google_sub = 'google-:mark',
     avatar = 'https://pictures.example/:mark.png', public_id = 'public-:mark', ref_code = 'CODE:mark',
     integrity = 'VERDICT', frozen_at = :at, money_came_at = :at
   where id = :id`,
  `insert into devices (device, app_pkg, first_at) select device, ':mark.app', :at from users where id = :id`,
  `insert into deletion_mails (id, user_id, expires_at) values ('hidden-link-of-:mark', :id, :at)`,
  `insert into transfers (user_id, kind, currency, source, target, amount, at, ref)
   values (:id, 'kind-:mark', 'COIN', 'rewards', 'coin', 7, :at, 'invite/:other')`,
  `insert into carried_forward (user_id, kind, ref, currency, source, target, count, amount)
   values (:id, 'kind-:mark', 'invite/:other', 'COIN', 'rewards', 'coin', 1, 7)`,
  `update ewallets set no = 'no:mark', plain_no = 'plain:mark', former_no = 'former:mark', name = 'Wallet :mark',
     mobile = 'mobile:mark'
   where user_id = :id`,
  `insert into number_claims (user_id, at, type, no, plain_no, key_kind, name, mobile, mark)
   values (:id, :at, 'DANA', 'claimed:mark', 'claimedPlain:mark', 'PHONE', 'Claimer :mark', 'claimedMobile:mark', 'hidden-claim')`,
  `insert into withdrawals (user_id, currency, amount, status, day, at, type, no, reason)
   values (:id, 'IDR', 4200, ${passbookStatus.pending}, 20261118, :at, 'DANA', 'sent:mark', 'hidden-reason')`,
  `insert into payout_exports (market, at, as_of, operator, count, sum, sha256)
   values ('id', :at, :at, 'hidden-operator', 1, 4200, repeat('a', 64))`,
  `insert into payout_export_lines (export_id, withdrawal_id, amount, reference)
   select (select max(id) from payout_exports), id, amount, 'ref-:mark' from withdrawals where user_id = :id`,
  `insert into payout_reversals (market, reference, withdrawal_id, export_id, at, operator, amount, said)
   select 'id', 'back-:mark', id, (select max(id) from payout_exports), :at, 'hidden-operator', 1300, 1300
   from withdrawals where user_id = :id`,
  `insert into task_counts (user_id, day, task, count, max_count, last_at)
   values (:id, 20261118, 'videoad', 3, 20, :at)`,
  `insert into lottery_draws (user_id, at) values (:id, :at)`,
  `insert into lucky_records (user_id, task_id, source, app_pkg, status, day, assigned_at)
   values (:id, 101, 'MTG', ':mark.lucky', ${luckyStatus.assigned}, 20261118, :at)`,
  `insert into review_records (user_id, app_pkg, cash, assigned_at) values (:id, ':mark.review', 1000, :at)`,
  `insert into ad_confirmations (source, trans_id, user_id, app_pkg, at) values ('MTG', 'trans-:mark', :id, '', :at)`,
  `insert into waiting_claims (user_id, scope, key, request, task, app_pkg, source, day, coin, cash, at)
   values (:id, 'hidden-scope', 'hidden-key', 'hidden-request', 'videoad', ':mark.claim', 'MTG', 20261118, 5, 0, :at)`,
  `insert into feedback (user_id, type, content, contact, at) values (:id, 3, '=HYPERLINK(":mark")', '+:mark', :at)`,
  `insert into actions (user_id, device, app_pkg, action, data, at)
   values (:id, null, null, 'open', 'data-:mark', :at)`,
  // What is known of them and kept from their file.
  `insert into operator_actions (at, operator, action, detail, people)
   values (:at, 'hidden-operator', 'freeze', 'user :id: hidden-note', array[:id]::bigint[])`,
  `insert into wallet_numbers (mark, user_id, withdrawn_day) values ('hidden-number-:mark', :id, 20261118)`,
  `insert into answers (user_id, scope, key, request, answer, at)
   values (:id, 'hidden-scope', 'hidden-key', 'hidden-request', 'hidden-answer', :at)`,
];

/**
 * Gives a person a row in every table that their own file shows, each with their mark (letters and digits) wherever a
 * text may stand, and rows of what their file must not show, each with "hidden".
 *
 * @param other id of somebody whom they invited
 */
export async function fillPerson(
  db: Db,
  { id, mark, other }: { readonly id: number; readonly mark: string; readonly other: number },
  at: number,
): Promise<void> {
  const values: Readonly<Record<string, string>> = { id: String(id), mark, other: `${other}`, at: String(at) };
  for (const row of rows)
    await db.query(row.replace(/:(id|mark|other|at)\b/g, (_, name: string) => values[name] ?? ''));
}
