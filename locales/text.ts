import type { TextParams } from './params';

/** Every text of the product, by its key without a plural ending. */
export type TextKey = keyof TextParams;

/** What a text's placeholders are filled with. Money, coins and dates arrive already formatted for the market. */
export type ParamsOf<K extends TextKey> = Record<TextParams[K], string | number>;

type Rest<K extends TextKey> = [TextParams[K]] extends [never] ? [] : [params: ParamsOf<K>];

/** Gives a text in the person's language. A wrong key or a missing placeholder does not compile. */
export type Translate = <K extends TextKey>(key: K, ...rest: Rest<K>) => string;

/** Key -> text as it stands in the locale files (plural forms under `_one`, `_many`, `_other`). */
export type Texts = Readonly<Record<string, string>>;

/**
 * A translator over a plain table, for the first stage of the start, before i18next has arrived.
 * It knows placeholders and plurals and nothing else.
 * @param bcp47 the language tag whose plural rule applies
 */
export function createTranslate(texts: Texts, bcp47: string): Translate {
  // Made when it is needed: it takes its time, and the first picture has no plural.
  let plural: Intl.PluralRules | undefined;
  return (key, ...rest) => {
    const params: Partial<Record<string, string | number>> = rest[0] ?? {};
    const form =
      texts[key] === undefined && params['count'] !== undefined
        ? `${key}_${(plural ??= new Intl.PluralRules(bcp47)).select(Number(params['count']))}`
        : key;
    return (texts[form] ?? texts[`${key}_other`] ?? '').replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
      String(params[name] ?? ''),
    );
  };
}
