import type { Sql } from '../db/db';
import type { Config } from '../settings/config';
import { readShape } from './file';
import { storedCatalogue } from './importCatalogue';

/** What an operator should know about hosts of pictures that the deployment does not restrict (APPS-7). */
const anyHost = 'PICTURE_HOSTS is not set: lists may show pictures of any https host.';

/**
 * What the log warns about at the start: markets without a catalogue, stored catalogues that an import would refuse by
 * now (a host of their pictures is no longer in `PICTURE_HOSTS`, say), and a server for real people that shows pictures
 * of any host.
 */
export async function catalogueWarnings(sql: Sql, { demo, pictureHosts, markets }: Config): Promise<string[]> {
  const warnings = demo || pictureHosts ? [] : [anyHost];
  for (const market of markets) {
    const stored = await storedCatalogue(sql, market);
    const shape = stored && readShape(stored, pictureHosts);
    if (!shape) warnings.push(`No catalogue of ${market} was imported: nothing is shown or offered there.`);
    else if ('problems' in shape)
      warnings.push(
        `The catalogue of ${market} would be refused by now, problems: ${shape.problems.length}, first ${shape.problems[0]}.`,
      );
  }
  return warnings;
}
