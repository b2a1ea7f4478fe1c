import { markets, type Market } from '@tally/contract/market/codes';
import type { Sql } from '../db/db';
import { statement } from '../db/statement';
import type { CatalogueFile, LuckyApp } from './file';

/** An app that a lucky task pays for installing, with the id of its task. */
export interface LuckyOffer extends LuckyApp {
  readonly taskId: number;
}

/** The lucky apps of a market. */
export interface LuckyApps {
  /** Offered apps, in the order in which they are offered. */
  readonly offered: readonly LuckyOffer[];
  /** Apps by task id, including those that are no longer offered. */
  readonly known: ReadonlyMap<number, LuckyOffer>;
}

/** A market's catalogue as stored in the database. */
export interface MarketCatalogue {
  readonly file: CatalogueFile;
  readonly lucky: LuckyApps;
  /** Ids of the items of places, by `placeKey`, including items that are no longer shown. */
  readonly placeIds: ReadonlyMap<string, number>;
}

/** The stored catalogue of each market; a market without an import has no entry. */
export type Catalogue = Readonly<Partial<Record<Market, MarketCatalogue>>>;

/** Returns the catalogues, at most `catalogueLifeMs` out of date. */
export type CatalogueReader = () => Promise<Catalogue>;

/** How long a process answers from its cached catalogues before it checks for a new import, ms. */
export const catalogueLifeMs = 2000;

/** The map key of an item of a place. */
export const placeKey = (place: number | string, link: string): string => `${place} ${link}`;

interface Row {
  readonly market: Market;
  readonly version: string;
  readonly document: string;
  readonly lucky: readonly LuckyOffer[];
  readonly places: readonly { readonly id: number; readonly place: number; readonly link: string }[];
}

type Version = Pick<Row, 'market' | 'version'>;

const marketCatalogue = ({ document, lucky, places }: Row): MarketCatalogue => {
  const file = JSON.parse(document) as CatalogueFile;
  const byPackage = new Map(lucky.map((offer) => [offer.appPkgName, offer]));
  return {
    file,
    lucky: {
      offered: file.luckyApps.flatMap(({ appPkgName }) => byPackage.get(appPkgName) ?? []),
      known: new Map(lucky.map((offer) => [offer.taskId, offer])),
    },
    placeIds: new Map(places.map(({ id, place, link }) => [placeKey(place, link), id])),
  };
};

/** The catalogue versions of all markets as one string, to detect an import. */
const versionsOf = (rows: readonly Version[]): string =>
  rows
    .map(({ market, version }) => `${market} ${version}`)
    .sort()
    .join();

const storedVersions = statement(
  { markets: 'text[]' },
  'select market, version from catalogues where market = any(:markets)',
);

const readVersions = (sql: Sql): Promise<Version[]> => sql.query(...storedVersions({ markets }));

const storedCatalogues = statement(
  { markets: 'text[]' },
  `
select c.market, c.version, c.document,
       coalesce((
         select json_agg(json_build_object(
           'taskId', l.task_id, 'source', l.source, 'appName', l.name, 'appIcon', l.icon, 'appPkgName', l.app_pkg,
           'appClassName', l.class_name
         )) from lucky_apps l where l.market = c.market
       ), '[]') as lucky,
       coalesce((
         select json_agg(json_build_object('id', p.id, 'place', p.place_id, 'link', p.link))
         from place_items p where p.market = c.market
       ), '[]') as places
from catalogues c where c.market = any(:markets)`,
);

/** Reads the catalogues of all markets in one statement, so that ids and document are of the same version. */
const readAll = (sql: Sql): Promise<Row[]> => sql.query<Row>(...storedCatalogues({ markets }));

/**
 * Caches the catalogues in memory. Each process compares the stored versions at most every `catalogueLifeMs` and
 * reloads everything only when one has changed, so all servers show an import within that time.
 *
 * @param elapsed ms of a monotonic clock
 */
export function createCatalogueReader(sql: Sql, elapsed: () => number): CatalogueReader {
  let cached: { readonly catalogue: Catalogue; readonly versions: string; readonly until: number } | undefined;
  let reading: Promise<Catalogue> | undefined;

  async function look(): Promise<Catalogue> {
    const until = elapsed() + catalogueLifeMs;
    if (cached && versionsOf(await readVersions(sql)) === cached.versions) {
      cached = { ...cached, until };
      return cached.catalogue;
    }
    const rows = await readAll(sql);
    const catalogue: Catalogue = Object.fromEntries(rows.map((row) => [row.market, marketCatalogue(row)]));
    cached = { catalogue, versions: versionsOf(rows), until };
    return catalogue;
  }

  return () => {
    if (cached && elapsed() < cached.until) return Promise.resolve(cached.catalogue);
    reading ??= look().finally(() => {
      reading = undefined;
    });
    return reading;
  };
}

/** The lucky apps of a market; empty when it has no catalogue. */
export const luckyAppsOf = (catalogue: Catalogue, market: Market): LuckyApps =>
  catalogue[market]?.lucky ?? { offered: [], known: new Map() };
