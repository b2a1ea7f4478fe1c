import { markets } from '@tally/contract/market/codes';
import type { PictureHosts } from '@tally/contract/page/pictureHosts';
import { readText } from '../runtime/dataFile';
import { StartError } from '../runtime/startError';
import type { Db } from '../db/db';
import { withDb } from '../db/withDb';
import { parseCatalogue } from '../catalogue/check';
import type { CatalogueFile } from '../catalogue/file';
import { importCatalogue, storedCatalogue } from '../catalogue/importCatalogue';

/** Maximum size of a catalogue file, bytes. */
const fileMax = 1_500_000;

const usage = 'Say "catalogue check <file>", "catalogue import <file>" or "catalogue export <market>" (id, ph or br).';

const readCatalogue = (file: string, hosts: PictureHosts): CatalogueFile =>
  parseCatalogue(readText(file, fileMax), file, hosts);

function countsOf(file: CatalogueFile): string {
  const { apps, adConfigs, moreApps, hotApps, otherApps, promotedApps, places, luckyApps } = file;
  const listed = [moreApps, hotApps, otherApps, promotedApps].flat().length;
  const placed = Object.values(places).flat().length;
  const counts = [`${apps.length} apps`, `${adConfigs.length} ad units`, `${listed} listed apps`];
  return [...counts, `${placed} items of places`, `${luckyApps.length} lucky apps`].join(', ');
}

/** What the command works with. */
interface Parts {
  readonly pictureHosts: PictureHosts;
  readonly open: () => Promise<Db>;
  /** ms since the epoch. */
  readonly now: number;
  readonly print: (line: string) => Promise<void>;
}

/**
 * Runs the `catalogue` command with its arguments.
 *
 * @param parts `pictureHosts`: from which pictures may come; `open` opens the configured database, and fails while a
 *   server has the embedded one open; `print` writes a line to standard output
 * @throws {StartError} for an invalid catalogue, an unknown market or an unknown subcommand
 */
export async function runCatalogue(args: readonly string[], { pictureHosts, open, now, print }: Parts): Promise<void> {
  const [what, target, ...more] = args;
  if (target === undefined || more.length > 0) throw new StartError(usage);
  if (what === 'check') {
    const file = readCatalogue(target, pictureHosts);
    return print(`${target} is a catalogue of ${file.market}: ${countsOf(file)}.`);
  }
  if (what === 'import') {
    const file = readCatalogue(target, pictureHosts);
    const { added, ended } = await withDb(open, (db) => importCatalogue(db, file, now));
    const lucky = `${added} new, ${ended} no longer offered`;
    return print(`Imported the catalogue of ${file.market}: ${countsOf(file)} (${lucky}).`);
  }
  const market = markets.find((one) => one === target);
  if (what !== 'export' || !market) throw new StartError(usage);
  const stored = await withDb(open, (db) => storedCatalogue(db, market));
  if (!stored) throw new StartError(`No catalogue of ${market} was imported.`);
  return print(JSON.stringify(stored, null, 2));
}
