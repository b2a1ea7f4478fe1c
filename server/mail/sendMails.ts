import type { Locale, Market } from '@tally/contract/market/codes';
import { appInfoOfPackage } from '../domain/offers/apps';
import { linkToken } from '../domain/deletion/deletionLink';
import type { ServerContext } from '../http/context';
import { claimFrom, sendDue } from '../outbox/outbox';
import { timedOut, within } from '../runtime/deadline';
import type { Log } from '../runtime/log';
import { deletionMail } from './deletionMail';
import { MailRefused } from './sender';
import type { MailSender } from './sender';
import { statement } from '../db/statement';
import { alive } from '../db/states';

/** Delay of the first retry (ms); it doubles with each further one, up to an hour. */
const pauseMs = 60_000;
const pauseMost = 60 * 60_000;
/** Time limit of one attempt, well below the delay of its retry. */
const tryMs = 30_000;

interface Due {
  readonly id: string;
  readonly userId: number;
  readonly expiresAt: number;
}

interface Recipient {
  readonly email: string;
  readonly locale: Locale;
  readonly market: Market;
  readonly appPkg: string;
}

/** A mail is given up when its link expires. */
const claimMail = claimFrom<Due>({
  table: 'deletion_mails',
  key: ['id'],
  due: 'o.expires_at > :now',
  market: '(select u.market from users u where u.id = o.user_id)',
  order: 'o.next_try_at',
  returning: 'claimed.id, user_id as "userId", expires_at as "expiresAt"',
  pauseMs,
  pauseMostMs: pauseMost,
});

const recipientOf = statement(
  { person: 'bigint' },
  `
select email, locale, market, app_pkg as "appPkg"
from users
where id = :person and ${alive()} and email is not null`,
);

const recorded = statement({ id: 'text' }, 'update deletion_mails set next_try_at = null where id = :id');

/** The dependencies of sending mails. */
export type MailContext = Pick<ServerContext, 'db' | 'now' | 'numberKey' | 'catalogue' | 'config'>;

/** Sends a mail, unless its person was deleted meanwhile, who has no address any more. */
async function sendMail(
  { db, numberKey, catalogue, config }: MailContext,
  due: Due,
  sender: MailSender,
  log: Log,
): Promise<void> {
  const [who] = await db.query<Recipient>(...recipientOf({ person: due.userId }));
  const app = who && appInfoOfPackage(await catalogue(), who.appPkg, who.market);
  if (!who || !app) return;
  const mail = deletionMail(who.locale, app, config.publicUrl, linkToken(due, await numberKey()));
  const messageId = `<deletion.${due.id}@${new URL(config.publicUrl).hostname}>`;
  const sent = sender.send({ ...mail, to: who.email, messageId }).catch((error: unknown) => {
    if (!(error instanceof MailRefused)) throw error;
    log({ level: 'warn', message: `A mail was refused for good: ${error.message}` });
  });
  if ((await within(tryMs, sent)) === timedOut) throw new Error('The mail server was silent for too long.');
}

/**
 * Sends the due mails one by one. A mail that was handed over without being recorded as sent (a crash in between) is
 * sent again with the same message id.
 *
 * Never throws: a failure is logged and ends the round.
 */
export async function sendDueMails(context: MailContext, sender: MailSender, log: Log): Promise<void> {
  const { db, now, config } = context;
  const [reason] = await sendDue<Due>({
    claim: () => claimMail(db, now(), config.markets),
    send: (due) => sendMail(context, due, sender, log),
    sent: ({ id }) => db.query(...recorded({ id })),
  });
  if (reason !== undefined) log({ level: 'error', message: `A mail was not sent, and is tried again: ${reason}` });
}
