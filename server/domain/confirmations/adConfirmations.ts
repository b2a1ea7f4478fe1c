import { dayMs } from '@tally/contract/limits/time';
import type { Sql } from '../../db/db';
import { statement } from '../../db/statement';
import { alive } from '../../db/states';
import type { AdSource } from '@tally/contract/apps/ads';
import type { AdCallback } from './adSignature';
import { spendTransaction } from './adTransaction';

/**
 * What an ad network's confirmation means for rewards: `off`: ignored; `observed`: rewards without one are counted;
 * `required`: no reward without one.
 */
export const confirmationModes = ['off', 'observed', 'required'] as const;
export type ConfirmationMode = (typeof confirmationModes)[number];

/** How long an unused confirmation can be used for a reward. */
const openMs = dayMs;

/**
 * Prefix of an app's package in a callback's `extra` field, which marks the callback of an install; callbacks without
 * it are of rewarded videos.
 */
const installPrefix = 'install:';

/** The result of processing a callback. */
export type CallbackEnd = 'new' | 'repeated' | 'unknown';

const newConfirmation = statement(
  { source: 'text', transaction: 'text', person: 'bigint', app: 'text', now: 'bigint' },
  `
insert into ad_confirmations (source, trans_id, user_id, app_pkg, at)
select :source, :transaction, id, :app, :now from users where id = :person and ${alive()} for key share
returning 1`,
);

/**
 * Stores a network's confirmation, once for each of its transactions. Must run in a transaction.
 *
 * @param userId the person named by the callback, when they are known
 */
export async function recordConfirmation(
  sql: Sql,
  source: AdSource,
  { transId, extra }: AdCallback,
  { userId, now }: { readonly userId: number | undefined; readonly now: number },
): Promise<{ readonly end: CallbackEnd; readonly appPkg: string }> {
  const appPkg = extra.startsWith(installPrefix) ? extra.slice(installPrefix.length) : '';
  // One of somebody unknown is spent too: Pangle does not sign the person, so it could be sent again for another one.
  if (!(await spendTransaction(sql, source, transId))) return { end: 'repeated', appPkg };
  if (userId === undefined) return { end: 'unknown', appPkg };
  const written = await sql.query(
    ...newConfirmation({ source, transaction: transId, person: userId, app: appPkg, now }),
  );
  return { end: written.length > 0 ? 'new' : 'unknown', appPkg };
}

const spentConfirmation = statement(
  { person: 'bigint', source: 'text', transaction: 'text', now: 'bigint' },
  `
update ad_confirmations set spent_at = :now
where user_id = :person and source = :source and trans_id = :transaction`,
);

/** Marks this confirmation as used, by a claim that had waited for it. */
export async function spendConfirmationOf(
  sql: Sql,
  userId: number,
  { source, transId }: { readonly source: AdSource; readonly transId: string },
  now: number,
): Promise<void> {
  await sql.query(...spentConfirmation({ person: userId, source, transaction: transId, now }));
}

/** The confirmation that a reward needs. */
export interface Needed {
  readonly userId: number;
  /** Package of the installed app; empty for a video. */
  readonly appPkg: string;
  /** The required network; undefined: any. */
  readonly source?: AdSource;
}

/** What a confirmation must be to pay for the reward that needs it. */
const isOpen = `user_id = :person and app_pkg = :app and spent_at is null and at > :since
  and (:source is null or source = :source)`;

const oldestSpent = statement(
  { person: 'bigint', app: 'text', since: 'bigint', source: 'text?', now: 'bigint' },
  `
update ad_confirmations set spent_at = :now
where user_id = :person and (source, trans_id) in (
  select source, trans_id from ad_confirmations where ${isOpen} order by at limit 1 for update skip locked
)
returning 1`,
);

const anyOpen = statement(
  { person: 'bigint', app: 'text', since: 'bigint', source: 'text?' },
  `select 1 from ad_confirmations where ${isOpen} limit 1`,
);

const valuesOf = ({ userId, appPkg, source }: Needed, now: number) =>
  ({ person: userId, app: appPkg, since: now - openMs, source: source ?? null }) as const;

/**
 * Uses up the oldest unused confirmation; each pays for one reward. Must run in the transaction that pays.
 *
 * @returns whether there was one
 */
export const spendConfirmation = async (sql: Sql, needed: Needed, now: number): Promise<boolean> =>
  (await sql.query(...oldestSpent({ ...valuesOf(needed, now), now }))).length > 0;

/** Whether there is an unused confirmation for the reward. */
export const isConfirmed = async (sql: Sql, needed: Needed, now: number): Promise<boolean> =>
  (await sql.query(...anyOpen(valuesOf(needed, now)))).length > 0;

/** How a market treats confirmations, and the callback that is told of a reward without one. */
export interface Confirmation {
  readonly mode: ConfirmationMode;
  readonly missing: () => void;
}

/** Confirmations are ignored. */
export const unconfirmed: Confirmation = { mode: 'off', missing: () => undefined };
