import type { Locale, Market } from '@tally/contract/market';
import { appInfoOfPackage } from '../domain/apps';
import { linkToken } from '../domain/deletionLink';
import type { ServerContext } from '../http/context';
import { timedOut, within } from '../deadline';
import type { Log } from '../log';
import { deletionMail } from './deletionMail';
import { MailRefused } from './sender';
import type { MailSender } from './sender';

/** The first repetition comes after so long (ms), each next one after twice as long, the last ones every hour. */
const pauseMs = 60_000;
const pauseMost = 60 * 60_000;
/** A try ends after so long, well before the same mail is tried again. */
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

/** Takes the next mail that is due, and sets its next try: another server, or this one after a crash, leaves it alone until then. */
async function takeNext({ db, now }: Pick<ServerContext, 'db' | 'now'>): Promise<Due | undefined> {
  const [due] = await db.query<Due>(
    `update deletion_mails set tries = tries + 1, next_try_at = $1::bigint + least($2::bigint, $3::bigint * (1 << least(tries, 16)))
     where id = (select id from deletion_mails where next_try_at <= $1 and expires_at > $1 order by next_try_at limit 1 for update skip locked)
     returning id, user_id as "userId", expires_at as "expiresAt"`,
    [now(), pauseMost, pauseMs],
  );
  return due;
}

/** What the outbox needs of the server. */
export type OutboxContext = Pick<ServerContext, 'db' | 'now' | 'numberKey' | 'catalogue' | 'config'>;

/**
 * Sends the mails that are due, one after the other. A mail is written down by the request that causes it and sent here, so none is
 * lost while the mail server is away: it is tried again until its link is too old. One that was handed over without a word of
 * it (a crash in between) is sent once more, under the same message id.
 *
 * Never throws: a failure is a line of the log, and ends the round.
 */
export async function sendDueMails(context: OutboxContext, sender: MailSender, log: Log): Promise<void> {
  const { db, numberKey, catalogue, config } = context;
  try {
    for (let due = await takeNext(context); due; due = await takeNext(context)) {
      const [who] = await db.query<Recipient>(
        'select email, locale, market, app_pkg as "appPkg" from users where id = $1 and status = 1 and email is not null',
        [due.userId],
      );
      const app = who && appInfoOfPackage(await catalogue(), who.appPkg, who.market);
      // Whoever is gone meanwhile has no address.
      if (who && app) {
        const mail = deletionMail(who.locale, app, config.publicUrl, linkToken(due, await numberKey()));
        const messageId = `<deletion.${due.id}@${new URL(config.publicUrl).hostname}>`;
        const sent = sender.send({ ...mail, to: who.email, messageId }).catch((error: unknown) => {
          if (!(error instanceof MailRefused)) throw error;
          log({ level: 'warn', message: `A mail was refused for good: ${error.message}` });
        });
        if ((await within(tryMs, sent)) === timedOut) throw new Error('The mail server was silent for too long.');
      }
      await db.query('update deletion_mails set next_try_at = null where id = $1', [due.id]);
    }
  } catch (error) {
    log({
      level: 'error',
      message: `A mail was not sent, and is tried again: ${error instanceof Error ? error.message : String(error)}`,
    });
  }
}
