import type { AdApp } from '@tally/contract/operator/operator';
import type { Outcome } from '@tally/contract/api/schemas';
import type { Db, Sql } from '../../db/db';
import { noteOperator } from '../shared/operatorLog';
import { accepted, refused } from '../shared/outcome';

/** Advertised apps whose package file is needed, by number of impressions; apps without a package are last. */
export const adAppsOf = (sql: Sql): Promise<AdApp[]> =>
  sql.query<AdApp>(
    `select app_pkg as "appPkgName", name as "appName", display_count as "displayCount", state = 'none' as "hasNoApk" from ad_apps where state <> 'have' order by state desc, display_count desc limit 500`,
  );

/** Records that an app's package was downloaded (the app leaves the list), or that it has none. */
export async function markAdApp(
  db: Db,
  app: {
    appPkgName: string;
    appClassName?: string | undefined;
    apkSize?: number | undefined;
    hasNoApk?: boolean | undefined;
  },
  operator: string,
  now: number,
): Promise<Outcome> {
  return db.tx(async (tx) => {
    const marked = await tx.query(
      'update ad_apps set state = $2, class_name = coalesce($3, class_name), apk_size = coalesce($4, apk_size) where app_pkg = $1 returning 1',
      [app.appPkgName, app.hasNoApk === true ? 'none' : 'have', app.appClassName ?? null, app.apkSize ?? null],
    );
    if (marked.length === 0) return refused('UNKNOWN APP');
    await noteOperator(tx, operator, app.hasNoApk === true ? 'no apk' : 'downloaded', app.appPkgName, now);
    return accepted;
  });
}
