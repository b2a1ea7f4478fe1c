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

/**
 * Creates a translator over a plain table, for the first stage of the start, before i18next is loaded. It supports
 * placeholders and plurals and nothing else. What stands in a placeholder keeps its direction to itself (TEXT-10).
 * @param bcp47 the language tag whose plural rule applies
 */
export function createTranslate(texts: Texts, bcp47: string): Translate {
  // Created on demand: it is slow, and the first paint needs no plural.
  let plural: Intl.PluralRules | undefined;
  return (key, ...rest) => {
    const params: Partial<Record<string, string | number>> = rest[0] ?? {};
    const form =
      texts[key] === undefined && params['count'] !== undefined
        ? `${key}_${(plural ??= new Intl.PluralRules(bcp47)).select(Number(params['count']))}`
        : key;
    return (texts[form] ?? texts[`${key}_other`] ?? '').replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
      isolate(String(params[name] ?? '')),
    );
  };
}
