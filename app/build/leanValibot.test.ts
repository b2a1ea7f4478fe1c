import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { leanValibot } from './leanValibot';

type Valibot = typeof v;

/** Every kind of schema that the contract is made of. */
const schema = ({ object, array, pipe, string, number, boolean, picklist, optional, regex, integer, length, minLength, maxLength, minValue, maxValue, null: none }: Valibot) =>
  object({
    text: pipe(string(), minLength(1), maxLength(9), regex(/a/)), list: pipe(array(boolean()), length(4)), none: none(),
    number: pipe(number(), integer(), minValue(0), maxValue(7)), word: optional(picklist(['a'])),
  });

const told = ['type', 'entries', 'item', 'options', 'wrapped', 'pipe', 'requirement'];
/** What a schema says of itself, without what it does. */
const said = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(said);
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return value;
  const all = 'type' in value && typeof value.type === 'string';
  return Object.fromEntries(Object.entries(value).filter(([key, one]) => (!all || told.includes(key)) && one !== undefined).map(([key, one]) => [key, said(one)]));
};

it('says of a schema what the package itself says', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lean-'));
  try {
    const file = path.join(folder, 'valibot.mjs');
    writeFileSync(file, leanValibot);
    const lean = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Valibot;
    expect(said(schema(lean))).toEqual(said(schema(v)));
  } finally {
    rmSync(folder, { recursive: true });
  }
});
