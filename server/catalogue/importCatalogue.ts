import { markets, type Market } from '@tally/contract/market/codes';
import { randomUUID } from 'node:crypto';
import { StartError } from '../runtime/startError';
import type { Db, Sql } from '../db/db';
import { acquireLock } from '../db/advisoryLocks';
import { statement } from '../db/statement';
import { placeNames } from './file';
import type { CatalogueFile } from './file';

/** Key of the advisory lock that serializes imports, also those of different markets. The number is arbitrary. */
const importLock = 7_316_250;

/** The first id given to a lucky task. */
const firstTaskId = 100;

/** Counts of the lucky apps that an import changed. */
export interface Imported {
  readonly added: number;
  /** Apps that were offered before and are not any more; a person who has such a task open may still finish it. */
  readonly ended: number;
}

const documentOfMarket = statement({ market: 'text' }, 'select document from catalogues where market = :market');

/** The current catalogue of a market; undefined when none was imported. */
export async function storedCatalogue(sql: Sql, market: Market): Promise<CatalogueFile | undefined> {
  const [stored] = await sql.query<{ document: string }>(...documentOfMarket({ market }));
  return stored && (JSON.parse(stored.document) as CatalogueFile);
}

/** Refuses a catalogue with a package or short name that another market already uses: each must identify one market. */
async function refuseTaken(tx: Sql, { market, apps }: CatalogueFile): Promise<void> {
  for (const other of markets.filter((one) => one !== market)) {
    const theirs = (await storedCatalogue(tx, other))?.apps ?? [];
    for (const [index, { appPkgName, appShortName }] of apps.entries()) {
      const taken = theirs.find(
        (app) => app.appPkgName.toLowerCase() === appPkgName.toLowerCase() || app.appShortName === appShortName,
      );
      if (!taken) continue;
      const what = `${taken.appPkgName} (${taken.appShortName})`;
      throw new StartError(`apps[${index}]: the catalogue of ${other} has ${what} already. Nothing was changed.`);
    }
  }
}

const luckyRows = `json_to_recordset(:rows::json) as one
  ("appPkgName" text, source text, "appName" text, "appIcon" text, "appClassName" text, position integer)`;

const changeLuckyApps = statement(
  { market: 'text', rows: 'text' },
  `
update lucky_apps l
set source = one.source, name = one."appName", icon = one."appIcon", class_name = one."appClassName"
from ${luckyRows} where l.market = :market and l.app_pkg = one."appPkgName"`,
);

const addLuckyApps = statement(
  { market: 'text', rows: 'text' },
  `
insert into lucky_apps (market, task_id, app_pkg, source, name, icon, class_name)
select :market, last.task_id + row_number() over (order by one.position),
       one."appPkgName", one.source, one."appName", one."appIcon", one."appClassName"
from ${luckyRows}
cross join (
  select greatest(coalesce(max(task_id), 0), ${firstTaskId - 1}) as task_id from lucky_apps where market = :market
) last
where not exists (select 1 from lucky_apps l where l.market = :market and l.app_pkg = one."appPkgName")
returning 1`,
);

/** Stores the lucky apps. Known apps keep their id, new ones get the next ids in order. Returns how many are new. */
async function storeLuckyApps(tx: Sql, { market, luckyApps }: CatalogueFile): Promise<number> {
  const rows = JSON.stringify(luckyApps.map((one, position) => ({ ...one, position })));
  await tx.query(...changeLuckyApps({ market, rows }));
  const added = await tx.query(...addLuckyApps({ market, rows }));
  return added.length;
}

const addPlaceItems = statement(
  { market: 'text', rows: 'text' },
  `
insert into place_items (market, place_id, link)
select :market, one.place, one.link from json_to_recordset(:rows::json) as one (place integer, link text)
on conflict do nothing`,
);

/** Stores the ids of the items of places; known items keep theirs. */
async function storePlaceItems(tx: Sql, { market, places }: CatalogueFile): Promise<void> {
  const rows = placeNames.flatMap((place) => places[place].map(({ link }) => ({ place: Number(place), link })));
  await tx.query(...addPlaceItems({ market, rows: JSON.stringify(rows) }));
}

const storedNow = statement(
  { market: 'text', version: 'text', document: 'text', now: 'bigint' },
  `
insert into catalogues (market, version, document, at)
values (:market, :version, :document, :now)
on conflict (market) do update set version = excluded.version, document = excluded.document, at = excluded.at`,
);

/**
 * Replaces a market's catalogue in one transaction. Lucky apps and items of places keep their ids, also those that are
 * no longer in the catalogue, because people may have them open. Records of people are not changed.
 *
 * @param now ms since the epoch
 * @throws {StartError} when another market has one of its apps
 */
export async function importCatalogue(db: Db, file: CatalogueFile, now: number): Promise<Imported> {
  const { market } = file;
  return db.tx(async (tx) => {
    await acquireLock(tx, importLock);
    await refuseTaken(tx, file);
    const before = (await storedCatalogue(tx, market))?.luckyApps ?? [];
    const added = await storeLuckyApps(tx, file);
    await storePlaceItems(tx, file);
    await tx.query(...storedNow({ market, version: randomUUID(), document: JSON.stringify(file), now }));
    const offered = new Set(file.luckyApps.map(({ appPkgName }) => appPkgName));
    return { added, ended: before.filter(({ appPkgName }) => !offered.has(appPkgName)).length };
  });
}

/** Markets without a catalogue; in those no apps, places or lucky tasks are shown or offered. */
export async function marketsWithout(sql: Sql): Promise<Market[]> {
  const rows = await sql.query<{ market: Market }>('select market from catalogues');
  return markets.filter((market) => !rows.some((row) => row.market === market));
}
