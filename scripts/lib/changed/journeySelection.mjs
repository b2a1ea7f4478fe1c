import { collector, dependentsOf } from './graph.mjs';

/** What a journey goes through: the product, and what starts it. Whatever no journey names affects all of them. */
export const product = [
  /^(app|contract|host-simulator|locales|server|tokens|ui)\//,
  /^docs\/examples\//,
  /^package-lock\.json$/,
  /^vitest\.config\.ts$/,
  /^scripts\/build\.mjs$/,
  /^scripts\/lib\/browser\.mjs$/,
  /^scripts\/lib\/run\.mjs$/,
  /^scripts\/lib\/servers\/serverProcess\.mjs$/,
  /^scripts\/lib\/servers\/staticServer\.mjs$/,
  /^scripts\/lib\/testRun\/journeysSetup\.mjs$/,
];

/** Parts of those folders that are not in the product: tests, stories and what they share, and documents. */
const notBuilt = /\.(test|stories)\.\w+$|\/testing\/|\.md$|^server\/(deploy|invariants)\//;

/**
 * The journeys that changed files can affect: those that import one, and those that name its room.
 *
 * @param {readonly string[]} files changed files
 * @param {import('./journeyRooms.mjs').Rooms} rooms
 * @param {import('./graph.mjs').Graph} graph what the journeys import
 * @param {(file: string) => boolean} [onlyWords] whether in a file of texts only words changed. The journeys take theirs
 *   from the same file: only those are affected that name the texts as a room of theirs, because they look at how they fit
 * @returns {import('./graph.mjs').Selection}
 */
export function selectJourneys(files, rooms, graph, onlyWords = () => false) {
  const found = collector();
  for (const file of files) {
    const importing = onlyWords(file) ? [] : [...dependentsOf(graph, file)].filter((each) => rooms.has(each));
    for (const journey of importing) found.add(journey, `${file} changed`);
    if (!product.some((pattern) => pattern.test(file)) || notBuilt.test(file) || file.startsWith('app/e2e/')) continue;
    const named = [...rooms].flatMap(([journey, names]) =>
      names.filter((name) => file.startsWith(name)).map((name) => ({ journey, name })),
    );
    if (named.length === 0) return { all: `${file} changed, and no journey names its room` };
    for (const { journey, name } of named)
      found.add(journey, name === file ? `${file} changed` : `${file} changed, in ${name}`);
  }
  return { chosen: found.chosen() };
}
