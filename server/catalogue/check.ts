import { indonesiaOnly } from '@tally/contract/market';
import { StartError } from '../db/dataLock';
import { placeNames, readShape } from './file';
import type { CatalogueFile } from './file';

/** Most problems that are listed. */
const shownMost = 50;

/** Entries of a list that say the same as an earlier one. */
function repeated<T>(list: readonly T[], path: string, field: string, of: (item: T) => string): string[] {
  const seen = new Set<string>();
  return list.flatMap((item, index) => {
    const value = of(item);
    const known = seen.has(value);
    seen.add(value);
    return known ? [`${path}[${index}].${field}: ${value} is there already`] : [];
  });
}

/** What the shape alone cannot say: names that must be unique, and what a market does not have. */
function problemsBetween({ market, apps, adConfigs, hotApps, places, luckyApps }: CatalogueFile): string[] {
  return [
    ...repeated(apps, 'apps', 'appPkgName', ({ appPkgName }) => appPkgName.toLowerCase()),
    ...repeated(apps, 'apps', 'appShortName', ({ appShortName }) => appShortName),
    ...repeated(adConfigs, 'adConfigs', 'placeId', ({ source, placeId, unitId }) => `${source} ${placeId} ${unitId}`),
    ...repeated(luckyApps, 'luckyApps', 'appPkgName', ({ appPkgName }) => appPkgName),
    ...placeNames.flatMap((place) => repeated(places[place], `places.${place}`, 'link', ({ link }) => link)),
    ...(hotApps.length > 0 && !indonesiaOnly[market]
      ? ['hotApps: only Indonesia has hot apps; leave the list empty']
      : []),
  ];
}

/**
 * Reads a catalogue file that was parsed as JSON.
 *
 * @param called what messages call the file
 * @throws {StartError} which lists every problem with its path
 */
export function checkCatalogue(value: unknown, called: string): CatalogueFile {
  const shape = readShape(value);
  const problems = 'file' in shape ? problemsBetween(shape.file) : shape.problems;
  if ('file' in shape && problems.length === 0) return shape.file;
  const shown = problems.slice(0, shownMost).map((problem) => `  ${problem}`);
  const more = problems.length > shownMost ? [`  and ${problems.length - shownMost} more`] : [];
  throw new StartError([`${called} is not a catalogue; nothing was changed:`, ...shown, ...more].join('\n'));
}

/** The same for the text of a file. */
export function parseCatalogue(text: string, called: string): CatalogueFile {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new StartError(`${called} is not JSON: ${error instanceof Error ? error.message : String(error)}.`);
  }
  return checkCatalogue(value, called);
}
