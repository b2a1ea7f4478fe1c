/** Every text of the product in each language, with where it is seen. */
import { readTexts } from '../../../locales/generate-params.mjs';
import { locales } from '../locales.mjs';
import { appSources, placesOfTexts } from './places.mjs';
import { sentPlace, sentTexts } from './sentTexts.mjs';

/**
 * @typedef {object} Text
 * @property {string} key
 * @property {Record<string, string | undefined>} words by language
 * @property {import('./places.mjs').Place[]} places
 */

/**
 * @param {import('./sentTexts.mjs').Sent & Pick<typeof import('../../../locales/namedKeys'), 'namedKeys'>} modules
 * @returns {Text[]}
 */
export function allTexts(modules) {
  const byLocale = locales.map((locale) => ({
    locale,
    texts: {
      ...readTexts(locale),
      ...sentTexts(modules, /** @type {import('../../../contract/market/codes').Locale} */ (locale)),
    },
  }));
  const keys = [...new Set(byLocale.flatMap(({ texts }) => Object.keys(texts)))];
  const places = placesOfTexts(appSources(), keys, modules.namedKeys);
  return keys.map((key) => ({
    key,
    words: Object.fromEntries(byLocale.map(({ locale, texts }) => [locale, texts[key]])),
    places: [...(places.get(key) ?? []), ...sentPlace(key)],
  }));
}
