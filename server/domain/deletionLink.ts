import { createHmac, randomBytes } from 'node:crypto';
import { deletionLinkHours } from '@tally/contract/deletion';
import { dayMs, hourMs } from '@tally/contract/limits';
import type { Sql } from '../db/db';
import { deletionMailsADay } from './serverLimits';
import { sameSecret } from './token';
import { countAttempt } from './attemptCount';

/** What a link stands for. */
export interface DeletionLink {
  readonly id: string;
  readonly userId: number;
  readonly expiresAt: number;
}

/** Nobody can make it without the servers' key, whoever has a copy of the database. */
const signatureOf = ({ id, userId, expiresAt }: DeletionLink, key: string): string =>
  createHmac('sha256', key).update(`deletion/${id}/${userId}/${expiresAt}`).digest('base64url');

/** Whether the other part of a link's key is its signature. */
export const isSignedLink = (signature: string, link: DeletionLink, key: string): boolean =>
  sameSecret(signature, signatureOf(link, key));

/** The key of a link: what was written down of it, and its signature. */
export const linkToken = (link: DeletionLink, key: string): string => `${link.id}.${signatureOf(link, key)}`;

/**
 * Notes that the owner of the address is to be sent a link; a few a day, because strangers can type any address (PRIVACY-10).
 * Beyond that nothing more is sent, and the last link still holds. It is sent by the outbox, after the commit.
 */
export async function askByMail(sql: Sql, userId: number, now: number): Promise<void> {
  if ((await countAttempt(sql, `deletion mail of ${userId}`, now, dayMs)) > deletionMailsADay) return;
  await sql.query(
    `insert into deletion_mails (id, user_id, expires_at, next_try_at) select $1, id, $3::bigint, $4::bigint from users where id = $2 and status = 1 for key share`,
    [randomBytes(16).toString('base64url'), userId, now + deletionLinkHours * hourMs, now],
  );
}
