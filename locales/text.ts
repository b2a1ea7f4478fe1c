import { isolate } from '@tally/contract/text/isolate';
import type { TextParams } from './params';

/** Key of a text, without plural ending. */
export type TextKey = keyof TextParams;

/** Values for a text's placeholders. Money, coins and dates must already be formatted for the market. */
export type ParamsOf<K extends TextKey> = Record<TextParams[K], string | number>;

type Rest<K extends TextKey> = [TextParams[K]] extends [never] ? [] : [params: ParamsOf<K>];

/** Returns a text in the user's language. A wrong key or a missing placeholder is a type error. */
export type Translate = <K extends TextKey>(key: K, ...rest: Rest<K>) => string;

/** Key -> text as in the locale files (plural forms under `_one`, `_many`, `_other`). */
export type Texts = Readonly<Record<string, string>>;

type Params = Partial<Record<string, string | number>>;

const withParams = (text = '', params: Params = {}, write: (value: string) => string = String): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => write(String(params[name] ?? '')));

/**
 * A translator for the page head, whose texts have no plural forms, and whose values are amounts and names of our own:
 * for those it gives the same as `createTranslate`.
 */
export const createShellTranslate =
  (texts: Texts): Translate =>
  (key, ...rest) =>
    withParams(texts[key], rest[0]);

/**
 * Creates a translator over a plain table, for the first stage of the start, before i18next is loaded. It supports
 * placeholders and plurals and nothing else. What stands in a placeholder keeps its direction to itself (TEXT-10).
 * @param bcp47 the language tag whose plural rule applies
 */
export function createTranslate(texts: Texts, bcp47: string): Translate {
  // Created on demand: it is slow, and the first paint needs no plural.
  let plural: Intl.PluralRules | undefined;
  return (key, ...rest) => {
    const params: Params = rest[0] ?? {};
    const form =
      texts[key] === undefined && params['count'] !== undefined
        ? `${key}_${(plural ??= new Intl.PluralRules(bcp47)).select(Number(params['count']))}`
        : key;
    return withParams(texts[form] ?? texts[`${key}_other`], params, isolate);
  };
}
