import { indonesiaOnly } from '@tally/contract/market/features';
import type { PictureHosts } from '@tally/contract/page/pictureHosts';
import { fileRefused, parseJson } from '../runtime/dataFile';
import { placeNames, readShape } from './file';
import type { CatalogueFile } from './file';

/** Reports the entries of a list whose `of` value already occurred earlier in the list. */
function repeated<T>(list: readonly T[], path: string, field: string, of: (item: T) => string): string[] {
  const seen = new Set<string>();
  return list.flatMap((item, index) => {
    const value = of(item);
    const known = seen.has(value);
    seen.add(value);
    return known ? [`${path}[${index}].${field}: ${value} is there already`] : [];
  });
}

/** Problems that the schema cannot express: names that must be unique, and entries that the market does not support. */
function problemsBetween({
  market,
  apps,
  adConfigs,
  hotApps,
  places,
  luckyApps,
  walletIcons,
}: CatalogueFile): string[] {
  return [
    ...repeated(apps, 'apps', 'appPkgName', ({ appPkgName }) => appPkgName.toLowerCase()),
    ...repeated(apps, 'apps', 'appShortName', ({ appShortName }) => appShortName),
    ...repeated(adConfigs, 'adConfigs', 'placeId', ({ source, placeId, unitId }) => `${source} ${placeId} ${unitId}`),
    ...repeated(luckyApps, 'luckyApps', 'appPkgName', ({ appPkgName }) => appPkgName),
    ...repeated(walletIcons ?? [], 'walletIcons', 'type', ({ type }) => type),
    ...placeNames.flatMap((place) => repeated(places[place], `places.${place}`, 'link', ({ link }) => link)),
    ...(hotApps.length > 0 && !indonesiaOnly[market]
      ? ['hotApps: only Indonesia has hot apps; leave the list empty']
      : []),
  ];
}

/**
 * Validates a catalogue file that was already parsed as JSON.
 *
 * @param called the name of the file in error messages
 * @param hosts from which its pictures may come; undefined: every https host
 * @throws {StartError} which lists the problems, each with its path
 */
export function checkCatalogue(value: unknown, called: string, hosts: PictureHosts): CatalogueFile {
  const shape = readShape(value, hosts);
  const problems = 'file' in shape ? problemsBetween(shape.file) : shape.problems;
  if ('file' in shape && problems.length === 0) return shape.file;
  throw fileRefused(called, 'a catalogue', problems);
}

/** Parses and validates the text of a catalogue file; see `checkCatalogue`. */
export const parseCatalogue = (text: string, called: string, hosts: PictureHosts): CatalogueFile =>
  checkCatalogue(parseJson(text, called), called, hosts);
