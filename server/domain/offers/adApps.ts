import { adAppInfos } from '@tally/contract/operator/operator';
import type { AdApp } from '@tally/contract/operator/operator';
import type { Outcome } from '@tally/contract/api/schemas';
import type { Db, Sql } from '../../db/db';
import { statement } from '../../db/statement';
import { actIn } from '../act';
import type { Actor } from '../act';
import { appendAudit } from '../audit/appendAudit';
import { accepted, refused } from '../shared/outcome';

/** Advertised apps whose package file is needed, by number of impressions; apps without a package are last. */
export const adAppsOf = (sql: Sql): Promise<AdApp[]> =>
  sql.query<AdApp>(
    `select app_pkg as "appPkgName", name as "appName", display_count as "displayCount", state = 'none' as "hasNoApk"
     from ad_apps
     where state <> 'have'
     order by state desc, display_count desc
     limit 500`,
  );

const marking = statement(
  { app: 'text', state: 'text', className: 'text?', apkSize: 'bigint?' },
  `
update ad_apps
set state = :state, class_name = coalesce(:className, class_name), apk_size = coalesce(:apkSize, apk_size)
where app_pkg = :app
returning 1`,
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
  by: Actor,
): Promise<Outcome> {
  return db.tx(async (tx) => {
    const marked = await tx.query(
      ...marking({
        app: app.appPkgName,
        state: app.hasNoApk === true ? 'none' : 'have',
        className: app.appClassName ?? null,
        apkSize: app.apkSize ?? null,
      }),
    );
    if (marked.length === 0) return refused(adAppInfos.unknown);
    await appendAudit(actIn(tx, by), app.hasNoApk === true ? 'no apk' : 'downloaded', app.appPkgName);
    return accepted;
  });
}
