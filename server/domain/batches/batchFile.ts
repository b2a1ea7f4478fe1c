import { currencies, minorDigits } from '@tally/contract/market/money';
import type { Market } from '@tally/contract/market/codes';
import { batchInfos } from '@tally/contract/operator/batches';
import { payoutFileColumns } from '@tally/contract/operator/batchFile';
import type { AccountKey } from '@tally/contract/rules/accountNumber';
import { plainName } from '@tally/contract/text/plainText';
import { createHash } from 'node:crypto';
import type { Db, Sql } from '../../db/db';
import { statement } from '../../db/statement';
import { actIn } from '../act';
import type { Actor } from '../act';
import { toWire } from '../ledger/money';
import { appendAudit } from '../audit/appendAudit';
import { csvFileOf, csvLine } from '../shared/csv';

/** A withdrawal that can be paid: its number in the canonical form, and what kind of key that is (ACCOUNT-15). */
export interface Payable {
  readonly id: number;
  readonly userId: number;
  readonly amount: number;
  readonly type: string;
  readonly key: AccountKey;
  readonly name: string;
  readonly at: number;
}

/** The first line of a file for the provider. */
export const fileHead = csvLine(payoutFileColumns);

/** The line of a withdrawal in the file of a batch. */
export const fileLineOf = ({ id, amount, type, key, name, at }: Payable, market: Market, exportId: number): string =>
  csvLine([
    String(id),
    currencies[market],
    toWire(amount, market).toFixed(minorDigits[market]),
    type,
    key.no,
    key.kind,
    // Names from before TEXT-9 may contain bidi marks; strip them.
    plainName(name),
    new Date(at).toISOString(),
    String(exportId),
  ]);

export const hashOf = (file: string): string => createHash('sha256').update(file).digest('hex');

const storedHead = statement(
  { id: 'bigint' },
  'select market, head, sha256, voided_at is not null as voided from payout_exports where id = :id',
);

const storedLines = statement(
  { id: 'bigint' },
  `
select line, user_id as "userId"
from payout_export_lines
join withdrawals on withdrawals.id = withdrawal_id
where payout_export_lines.export_id = :id
order by withdrawal_id`,
);

const emptyLines = statement({ id: 'bigint' }, 'update payout_export_lines set line = null where export_id = :id');

/** Forgets the lines of a batch's file, with the numbers in them. Which withdrawals it held is kept. */
export const forgetLines = (tx: Sql, id: number): Promise<unknown> => tx.query(...emptyLines({ id }));

/** What a call for the file of a batch led to: its file, or why it cannot be had. */
export type FileAgain =
  | { readonly kind: 'file'; readonly file: string }
  | { readonly kind: 'refused'; readonly info: string };

/**
 * Returns the file of a batch again, byte for byte as its hash proves, and logs who fetched it (OPS-28). Refuses for a
 * voided batch, and once a line of the file has been deleted, with its owner or by age.
 */
export async function fileAgain(db: Db, { id }: { id: number }, by: Actor): Promise<FileAgain> {
  const [batch] = await db.query<{ market: Market; head: string | null; sha256: string; voided: boolean }>(
    ...storedHead({ id }),
  );
  if (!batch) return { kind: 'refused', info: batchInfos.unknown };
  if (batch.voided) return { kind: 'refused', info: batchInfos.voided };
  const lines = await db.query<{ line: string | null; userId: number }>(...storedLines({ id }));
  const file = csvFileOf([batch.head ?? '', ...lines.map(({ line }) => line ?? '')]);
  if (hashOf(file) !== batch.sha256) return { kind: 'refused', info: batchInfos.fileGone };
  const people = [...new Set(lines.map(({ userId }) => userId))];
  await appendAudit(actIn(db, by), 'file', `export ${id} of ${batch.market} once more`, people);
  return { kind: 'file', file };
}
