import { createHmac, randomBytes } from 'node:crypto';
import { deletionLinkHours } from '@tally/contract/people/deletion';
import { dayMs, hourMs } from '@tally/contract/limits/time';
import type { Sql } from '../../db/db';
import { statement } from '../../db/statement';
import { alive } from '../../db/states';
import { deletionMailsADay } from '../../limits/deletion';
import { sameSecret } from '../shared/token';
import { countAttempt } from '../shared/attemptCount';

/** The data that a deletion link is signed over. */
export interface DeletionLink {
  readonly id: string;
  readonly userId: number;
  readonly expiresAt: number;
}

/** HMAC of a link with the servers' key: a copy of the database alone is not enough to make a link. */
const signatureOf = ({ id, userId, expiresAt }: DeletionLink, key: string): string =>
  createHmac('sha256', key).update(`deletion/${id}/${userId}/${expiresAt}`).digest('base64url');

/** Whether the signature part of a link's token is valid. */
export const isSignedLink = (signature: string, link: DeletionLink, key: string): boolean =>
  sameSecret(signature, signatureOf(link, key));

/** The token of a link: its id in the database and its signature. */
export const linkToken = (link: DeletionLink, key: string): string => `${link.id}.${signatureOf(link, key)}`;

const newMail = statement(
  { id: 'text', person: 'bigint', expiresAt: 'bigint', now: 'bigint' },
  `
insert into deletion_mails (id, user_id, expires_at, next_try_at)
select :id, id, :expiresAt, :now from users where id = :person and ${alive()} for key share`,
);

/**
 * Queues a mail with a deletion link to the owner of the address; a few a day, because strangers can enter any address
 * (PRIVACY-10). Beyond that limit no mail is sent, and the last link stays valid. The outbox sends the mail after the
 * commit.
 */
export async function mailDeletionLink(sql: Sql, userId: number, now: number): Promise<void> {
  if ((await countAttempt(sql, `deletion mail of ${userId}`, now, dayMs)).tries > deletionMailsADay) return;
  await sql.query(
    ...newMail({
      id: randomBytes(16).toString('base64url'),
      person: userId,
      expiresAt: now + deletionLinkHours * hourMs,
      now,
    }),
  );
}
