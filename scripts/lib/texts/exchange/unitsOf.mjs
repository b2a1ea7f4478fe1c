import { baseOf } from './base.mjs';
import { contextOf, limitsOf } from './notes.mjs';

/**
 * The texts of a language for translators.
 *
 * @param {string} locale
 * @param {Pick<import('../loadTexts.mjs').LoadedTexts, 'texts' | 'tree'>} loaded
 * @param {(key: string) => boolean} [wanted]
 * @returns {import('./unit.mjs').Unit[]}
 */
export const unitsOf = (locale, { texts, tree }, wanted = () => true) =>
  texts
    .filter(({ key }) => Object.hasOwn(tree.texts[locale] ?? {}, key) && wanted(key))
    .map((text) => {
      const { key } = text;
      const source = tree.texts['en']?.[tree.sourceKeyOf(key)] ?? '';
      const own = tree.texts[locale]?.[key] ?? '';
      return {
        key,
        source,
        text: own,
        base: baseOf(source, own),
        context: contextOf(text),
        limits: limitsOf(key, source, tree.maxOf(key)),
      };
    });
