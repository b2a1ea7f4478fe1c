import { isolate } from '@tally/contract/text/isolate';
import type deferred from './en/deferred.json';
import type home from './en/home.json';
import type operator from './en/operator.json';
import type pages from './en/pages.json';
import type shell from './en/shell.json';
import type { PartParams } from './params';

/**
 * The parts of a language's texts, a file each, in the order in which they arrive:
 * - `shell`: in index.html in every language. Each adds bytes there: what the first frame never shows comes later.
 * - `home`: with the app's script.
 * - `deferred`: with the deferred part of home.
 * - `pages`: with the first page behind home.
 * - `operator`: with the operators' pages.
 */
export type TextPart = keyof PartParams;

/** Key of a text that has arrived with a part, without plural ending. */
export type TextKey<Part extends TextPart = 'pages'> = keyof PartParams[Part];

type Params = PartParams['operator'];

/** Values for a text's placeholders. Money, coins and dates must already be formatted for the market. */
export type ParamsOf<K extends keyof Params> = Record<Params[K], string | number>;

type Rest<K extends keyof Params> = [Params[K]] extends [never] ? [] : [params: ParamsOf<K>];

/** `in`: code that may use some texts may use fewer, never more. The compiler does not find that out by itself. */
interface TranslateKeys<in Key extends keyof Params> {
  <K extends Key>(key: K, ...rest: Rest<K>): string;
}

/**
 * Returns a text in the user's language. A wrong key or a missing placeholder is a type error, and so is a text that
 * arrives after the part: code of a part may use its own texts and those of the parts before it.
 */
export type Translate<Part extends TextPart = 'pages'> = TranslateKeys<TextKey<Part> & keyof Params>;

/** The texts of each part's file alone: key -> text (plural forms under `_one`, `_many`, `_other`). */
export interface TextFiles {
  shell: Readonly<typeof shell>;
  home: Readonly<typeof home>;
  deferred: Readonly<typeof deferred>;
  pages: Readonly<typeof pages>;
  operator: Readonly<typeof operator>;
}

interface Arrived {
  shell: TextFiles['shell'];
  home: Arrived['shell'] & TextFiles['home'];
  deferred: Arrived['home'] & TextFiles['deferred'];
  pages: Arrived['deferred'] & TextFiles['pages'];
  operator: Arrived['pages'] & TextFiles['operator'];
}

/** The texts of a part and of those before it. */
export type Texts<Part extends TextPart = 'pages'> = Readonly<Record<keyof Arrived[Part], string>>;

type Values = Partial<Record<string, string | number>>;
type Table = Readonly<Partial<Record<string, string>>>;

const withParams = (text = '', params: Values = {}, write: (value: string) => string = String): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => write(String(params[name] ?? '')));

/**
 * A translator for the page head, whose texts have no plural forms, and whose values are amounts and names of our own:
 * for those it gives the same as `createTranslate`.
 */
export const createShellTranslate =
  (texts: Texts<'shell'>): Translate<'shell'> =>
  (key, ...rest) =>
    withParams((texts as Table)[key], rest[0]);

/**
 * Creates a translator over a plain table, for home, which needs no i18next. It supports
 * placeholders and plurals and nothing else. What stands in a placeholder keeps its direction to itself (TEXT-10).
 * @param bcp47 the language tag whose plural rule applies
 */
export function createTranslate<Part extends TextPart = 'pages'>(texts: Texts<Part>, bcp47: string): Translate<Part> {
  const table = texts as Table;
  // Created on demand: it is slow, and the first paint needs no plural.
  let plural: Intl.PluralRules | undefined;
  return (key, ...rest) => {
    const params: Values = rest[0] ?? {};
    const form =
      table[key] === undefined && params['count'] !== undefined
        ? `${key}_${(plural ??= new Intl.PluralRules(bcp47)).select(Number(params['count']))}`
        : key;
    return withParams(table[form] ?? table[`${key}_other`], params, isolate);
  };
}
