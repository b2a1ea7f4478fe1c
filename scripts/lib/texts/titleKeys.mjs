/**
 * The keys of the titles of dialogs, which may not be long (DIALOG-1).
 *
 * @param {Map<string, string>} sources by their path, see `appSources`
 * @returns {Set<string>}
 */
export const titleKeys = (sources) =>
  new Set(
    [...sources]
      .filter(([file]) => file.startsWith('app/overlays/kinds/'))
      .flatMap(([, source]) => Array.from(source.matchAll(/\btitle: t\('([\w.]+)'/g), ([, key = '']) => key)),
  );
