import { runInThisContext } from 'node:vm';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { leanValibot } from './leanValibot';

type Valibot = typeof v;

/** Every kind of schema that the contract is made of. */
const schema = ({
  object,
  array,
  pipe,
  string,
  number,
  boolean,
  picklist,
  optional,
  regex,
  integer,
  length,
  minLength,
  maxLength,
  minValue,
  maxValue,
  null: none,
}: Valibot) =>
  object({
    text: pipe(string(), minLength(1), maxLength(9), regex(/a/)),
    list: pipe(array(boolean()), length(4)),
    none: none(),
    number: pipe(number(), integer(), minValue(0), maxValue(7)),
    word: optional(picklist(['a'])),
  });

const told = ['type', 'entries', 'item', 'options', 'wrapped', 'pipe', 'requirement'];
/** What a schema says of itself, without what it does. */
const said = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(said);
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return value;
  const all = 'type' in value && typeof value.type === 'string';
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, one]) => (!all || told.includes(key)) && one !== undefined && typeof one !== 'function')
      .map(([key, one]) => [key, said(one)]),
  );
};

/** The module's exports, as a script would have them. */
function leanModule(): Valibot {
  const script = leanValibot
    .replace(/export function (\w+)/g, 'exports.$1 = function $1')
    .replace(/export const (\w+) =/g, 'exports.$1 =')
    .replace('export { nullType as null };', 'exports.null = nullType;');
  return (runInThisContext(`(exports) => { ${script}; return exports; }`) as (exports: object) => Valibot)({});
}

it('says of a schema what the package itself says', () => {
  expect(said(schema(leanModule()))).toEqual(said(schema(v)));
});
