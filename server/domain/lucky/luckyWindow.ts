import type { H5Action } from '@tally/contract/people/h5Actions';
import { luckyStatus } from '@tally/contract/tasks/lucky';
import type { Sql } from '../../db/db';
import { statement } from '../../db/statement';
import { openSince, openSinceTypes, openSinceValues } from './luckyRecord';

/** The data with which the page says that a lucky task's window closed without the app having been tapped. */
const notTapped = /^false( |$)/;

/** The person's lucky task that is open. */
const mine = `user_id = :person and assigned_at >= ${openSince}`;

const shown = statement(
  { person: 'bigint', ...openSinceTypes },
  `
update lucky_records set status = ${luckyStatus.downloading}
where ${mine} and status = ${luckyStatus.assigned}`,
);

const tapped = statement(
  { person: 'bigint', ...openSinceTypes, now: 'bigint' },
  `
update lucky_records
set status = ${luckyStatus.clicked}, clicked_at = coalesce(clicked_at, :now)
where ${mine} and status in (${luckyStatus.assigned}, ${luckyStatus.downloading})`,
);

/**
 * Notes what a page says about the window of a person's lucky task (LUCKY-29): shown, the assigned task is downloading
 * (2); closed with its app tapped, it is clicked (3). An installed task (4) stays so.
 */
export async function recordLuckyWindow(
  sql: Sql,
  userId: number,
  { action, data }: { readonly action: H5Action; readonly data: string | undefined },
  now: number,
): Promise<void> {
  const values = { person: userId, ...openSinceValues(now) };
  if (action === 'LT_showWindow') await sql.query(...shown(values));
  if (action === 'LT_callback' && !notTapped.test(data ?? '')) await sql.query(...tapped({ ...values, now }));
}
