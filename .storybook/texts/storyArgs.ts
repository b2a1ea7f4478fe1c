import { markets, type Locale, type Market } from '@tally/contract/market/codes';
import { formatCoins, formatMoney } from '@tally/locales/format';
import { formatMoment } from '@tally/locales/formatMoment';
import type { Translate } from '@tally/locales/text';
import { cloneElement, isValidElement } from 'react';
import { isMockFunction } from 'storybook/test';
import { marketOf } from '../globals';
import { modeOf } from '../modes';
import { translateIn } from './i18n';

/**
 * Story args that follow the toolbar. A marker is a string that names a value, e.g. `⟦text("exit.title")⟧` or
 * `⟦money(10)⟧`. It fits every prop that takes text and can be part of a template (`+${money(10)}`). Nobody sees one:
 * Controls and addresses have its name (`controls/namedArgs.ts`), which Storybook maps to the marker; `withStoryArgs`
 * resolves that before the component gets it, and `controls/source.ts` writes it as code.
 */
const begin = '⟦';
const end = '⟧';

type MarkerName = 'text' | 'money' | 'coins' | 'moment' | 'byMarket';

const marker = (name: MarkerName, ...params: unknown[]): string =>
  `${begin}${name}(${params.map((param) => JSON.stringify(param)).join(',')})${end}`;

/** A text in the story's language. Values of its placeholders may be markers. */
export const text: Translate<'operator'> = (key, ...params) => marker('text', key, ...params);

/** An amount in the market's currency, e.g. 10 becomes `R$ 10,00`: one number for all markets, or one for each. */
export const money = (amount: number | Readonly<Record<Market, number>>): string => marker('money', amount);

/** A number of coins, formatted with the market's separators. */
export const coins = (count: number): string => marker('coins', count);

/** A moment (ms since the epoch) as the market writes it. */
export const moment = (ms: number): string => marker('moment', ms);

/** A value that differs by market: one for each, or a function of the market. May contain markers. */
export const byMarket = <T>(values: Readonly<Record<Market, T>> | ((market: Market) => T)): T =>
  marker(
    'byMarket',
    typeof values === 'function' ? Object.fromEntries(markets.map((market) => [market, values(market)])) : values,
    // A string until it is resolved to a T.
  ) as T;

interface Context {
  t: Translate<'operator'>;
  market: Market;
  locale: Locale;
}

/** Functions that resolve a marker, by its name. */
const resolvers = {
  text: ({ t }: Context, ...params: Parameters<Translate<'operator'>>) => t(...params),
  money: ({ market }: Context, amount: number | Record<Market, number>) =>
    formatMoney(typeof amount === 'number' ? amount : amount[market], market),
  coins: ({ market }: Context, count: number) => formatCoins(count, market),
  moment: ({ market, locale }: Context, ms: number) => formatMoment(ms, market, locale),
  byMarket: ({ market }: Context, values: Record<Market, unknown>) => values[market],
} satisfies Record<MarkerName, unknown>;

/** A marker that has been read. */
export interface Marker {
  name: MarkerName;
  /** As they were given; strings in them may hold further markers. */
  params: unknown[];
}

/** Index after the end of the marker that begins at `start`; markers may be nested. */
function endOf(string: string, start: number): number {
  let depth = 0;
  for (let at = start; at < string.length; at++) {
    if (string[at] === begin) depth++;
    if (string[at] === end && --depth === 0) return at + 1;
  }
  return string.length;
}

function readMarker(marked: string): Marker | string {
  const [, name = '', params = ''] = /^⟦(\w+)\((.*)\)⟧$/s.exec(marked) ?? [];
  try {
    return name in resolvers ? { name: name as MarkerName, params: JSON.parse(`[${params}]`) as unknown[] } : marked;
  } catch {
    // Not made by `marker`.
    return marked;
  }
}

/** Splits a string into its markers and the text between them. */
export function partsOf(string: string): (Marker | string)[] {
  const parts: (Marker | string)[] = [];
  let rest = 0;
  for (let at = string.indexOf(begin); at >= 0; at = string.indexOf(begin, rest)) {
    const next = endOf(string, at);
    parts.push(string.slice(rest, at), readMarker(string.slice(at, next)));
    rest = next;
  }
  return [...parts, string.slice(rest)].filter((part) => part !== '');
}

/**
 * Resolves a string that is exactly one marker to its value, of any type; markers inside a longer string become text.
 */
function resolveString(string: string, context: Context): unknown {
  const values = partsOf(string).map((part) => {
    if (typeof part === 'string') return part;
    const resolver = resolvers[part.name] as (context: Context, ...params: unknown[]) => unknown;
    return resolver(context, ...(deep(part.params, context) as unknown[]));
  });
  return values.length === 1 ? values[0] : values.map(String).join('');
}

export const isPlain = (value: object) => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/**
 * Resolves markers inside arrays, plain objects and elements; a function, e.g. a render prop, returns resolved results.
 */
function deep(value: unknown, context: Context): unknown {
  if (typeof value === 'string') return resolveString(value, context);
  if (typeof value === 'function')
    return isMockFunction(value)
      ? value
      : (...params: unknown[]) => deep((value as (...all: unknown[]) => unknown)(...params), context);
  if (Array.isArray(value)) return value.map((item) => deep(item, context));
  if (isValidElement<Record<string, unknown>>(value)) {
    const { children, ...props } = deep(value.props, context) as Record<string, unknown>;
    return Array.isArray(children)
      ? cloneElement(value, props, ...(children as never[]))
      : cloneElement(value, { ...props, ...('children' in value.props && { children }) });
  }
  if (typeof value === 'object' && value !== null && isPlain(value))
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, deep(item, context)]));
  return value;
}

/**
 * Resolves args, or a part of them, as the component gets them: for `play` functions that look for a text, and for
 * `render`.
 */
export const resolve = <T>(value: T, globals: Record<string, unknown>): T =>
  deep(value, {
    t: translateIn(globals['locale']),
    market: marketOf(globals),
    locale: modeOf(globals['locale']).locale,
  }) as T;
