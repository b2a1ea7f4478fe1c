// @vitest-environment node
import { refusalTables } from '@tally/contract/fixtures/refusalTables';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** The sources in a folder that run: no tests, no helpers of tests, no examples. */
const sourcesIn = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.ts$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !/\/(node_modules|testing|invariants|fixtures|dist)\//.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

const contract = sourcesIn('contract');
const server = sourcesIn('server');

/** Words that our server never sends, with who does; the page must understand them all the same. */
const notOurs: Readonly<Record<string, string>> = {
  'withdrawInfos.inProgress': 'another backend (WITHDRAW-4); ours lets the second request wait (WITHDRAW-9)',
};

/** What a rule of page and server answers, by the table whose word the server makes of it (`withdrawInfos[stop]`). */
const answeredByRule: Readonly<Record<string, string>> = {
  withdrawInfos: readFileSync(path.join(root, 'contract/rules/withdrawStop.ts'), 'utf8'),
};

/** The words that the server uses other than to compare with them, as `table.word`. */
const sent = new Set([...server.matchAll(/(?<![=!]== )\b(\w+(?:Infos|Errors)\.\w+)/g)].map(([, name]) => name));
const isAnswered = (table: string, word: string) =>
  new RegExp(String.raw`(return|[?:]) '${word}'`).test(answeredByRule[table] ?? '');

describe('each word of refusal', () => {
  const names = Object.entries(refusalTables).flatMap(([table, { words }]) =>
    Object.keys(words).map((word) => ({ table, word, name: `${table}.${word}` })),
  );

  it('stands in a table that contract/fixtures/refusalTables.ts lists', () => {
    const tables = [...contract.matchAll(/export const (\w+(?:Infos|Errors)) = /g)].map(([, name = '']) => name);
    expect(tables.length).toBeGreaterThan(10);
    expect(
      tables.filter((table) => !(table in refusalTables)),
      'tables of refusals to list there',
    ).toEqual([]);
  });

  it('is sent by server code, or has a reason why another backend sends it', () => {
    const unsent = names.filter(
      ({ table, word, name }) => !(name in notOurs || sent.has(name) || isAnswered(table, word)),
    );
    expect(
      unsent.map(({ name }) => name),
      'refusals that no server code sends: send them in server/domain, remove them, or say who does in `notOurs`',
    ).toEqual([]);
  });

  it('has no reason that is not needed any more', () => {
    const known = names.map(({ name }) => name);
    expect(
      Object.keys(notOurs).filter((name) => !known.includes(name) || sent.has(name)),
      'lines of `notOurs` to remove',
    ).toEqual([]);
  });
});
