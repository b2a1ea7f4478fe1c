import { deletionInfos } from '@tally/contract/people/deletion';
import type { Outcome } from '@tally/contract/api/schemas';
import type { Db } from '../../db/db';
import { statement } from '../../db/statement';
import { personStatus } from '../../db/states';
import { deletePerson } from './deletion';
import { isSignedLink } from './deletionLink';
import type { DeletionLink } from './deletionLink';
import type { NumberKey } from '../people/walletNumberHash';
import type { Person } from '../people/person';
import { phoneRetentionMs } from '../../limits/deletion';
import { accepted, refused } from '../shared/outcome';

const sentLink = statement(
  { id: 'text', now: 'bigint' },
  `
select m.id, m.user_id as "userId", m.expires_at as "expiresAt", u.market, u.status
from deletion_mails m join users u on u.id = m.user_id
where m.id = :id and m.expires_at > :now`,
);

/**
 * Deletes the person to whom a link was sent (PRIVACY-11). If they are deleted already, the answer is the same, so that
 * a request whose answer was lost can be repeated; the link has no further effect then.
 */
export async function confirmDeletion(db: Db, numberKey: NumberKey, token: string, now: number): Promise<Outcome> {
  const [id = '', signature = ''] = token.split('.');
  const [link] = await db.query<DeletionLink & Pick<Person, 'market'> & { status: number }>(...sentLink({ id, now }));
  if (!link || !isSignedLink(signature, link, await numberKey())) return refused(deletionInfos.badLink);
  if (link.status === personStatus.alive)
    await deletePerson(
      db,
      { numberKey, now },
      { id: link.userId, market: link.market },
      {
        phoneUntil: now + phoneRetentionMs,
      },
    );
  return accepted;
}
