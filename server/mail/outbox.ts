import type { Locale, Market } from '@tally/contract/market/codes';
import { appInfoOfPackage } from '../domain/offers/apps';
import { linkToken } from '../domain/deletion/deletionLink';
import type { ServerContext } from '../http/context';
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

const nextMail = statement(
  { now: 'bigint', pauseMost: 'bigint', pause: 'bigint' },
  `
update deletion_mails
set tries = tries + 1, next_try_at = :now + least(:pauseMost, :pause * (1 << least(tries, 16)))
where id = (
  select id from deletion_mails
  where next_try_at <= :now and expires_at > :now
  order by next_try_at limit 1
  for update skip locked
)
returning id, user_id as "userId", expires_at as "expiresAt"`,
);

/**
 * Claims the next due mail and schedules its retry, so that other servers, and this one after a crash, leave it alone
 * until then.
 */
async function claimNext({ db, now }: Pick<ServerContext, 'db' | 'now'>): Promise<Due | undefined> {
  const [due] = await db.query<Due>(...nextMail({ now: now(), pauseMost, pause: pauseMs }));
  return due;
}

/** The dependencies of the outbox. */
export type OutboxContext = Pick<ServerContext, 'db' | 'now' | 'numberKey' | 'catalogue' | 'config'>;

/**
 * Sends the due mails one by one. A request only stores its mail; sending happens here, so no mail is lost while the
 * mail server is down: it is retried until its link expires. A mail that was handed over without being recorded as sent
 * (a crash in between) is sent again with the same message id.
 *
 * Never throws: a failure is logged and ends the round.
 */
export async function sendDueMails(context: OutboxContext, sender: MailSender, log: Log): Promise<void> {
  const { db, numberKey, catalogue, config } = context;
  try {
    for (let due = await claimNext(context); due; due = await claimNext(context)) {
      const [who] = await db.query<Recipient>(
        `select email, locale, market, app_pkg as "appPkg"
         from users
         where id = $1 and ${alive()} and email is not null`,
        [due.userId],
      );
      const app = who && appInfoOfPackage(await catalogue(), who.appPkg, who.market);
      // A person who was deleted meanwhile has no address.
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
