import { checkCatalogue } from '../catalogue/check';
import { importCatalogue, marketsWithout } from '../catalogue/importCatalogue';
import type { Db } from '../db/db';
import type { Market } from '@tally/contract/market/codes';
import br from './catalogue.br.json';
import id from './catalogue.id.json';
import ph from './catalogue.ph.json';

const files: Readonly<Record<Market, unknown>> = { id, ph, br };

/** Imports the demo's catalogues, by the regular import, into markets that have none. */
export async function seedCatalogues(db: Db, now: number): Promise<void> {
  for (const market of await marketsWithout(db)) {
    await importCatalogue(db, checkCatalogue(files[market], `catalogue.${market}.json`, undefined), now);
  }
}

/** Package name of a market's demo app. */
export const demoPackage = (market: Market): string => `com.tally.${market}`;
