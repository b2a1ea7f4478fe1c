import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const server = path.join(import.meta.dirname, '..');

/** Where a number after a dollar may stand, and why. Every other file takes `statement`. */
const reasons: Readonly<Record<string, string>> = {
  'db/db.ts': 'says which form both kinds of database take',
  'db/statement.ts': 'translates names to that form',
  'db/schema/migrate.ts': 'runs before there is a schema, with the statements of its own time',
  'db/schema/privileges.ts': 'quotes the name of a role with the database, which is no row of ours',
  'runtime/log.ts': 'has the groups of regular expressions, no SQL',
};

/** Tests and their helpers write small statements of their own, and migrations stay as they were released. */
const isProduct = (file: string): boolean => !/\.test\.ts$|^testing\/|^db\/migrations\//.test(file);

const byNumber = /\$\d/;

const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts'], {
  cwd: server,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && isProduct(file) && existsSync(path.join(server, file)));

it('SQL names its parameters, but for the files that are listed with a reason', () => {
  expect(sources.length).toBeGreaterThan(200);
  const found = sources.filter((file) => byNumber.test(readFileSync(path.join(server, file), 'utf8')));
  expect(found.toSorted()).toEqual(Object.keys(reasons).toSorted());
});
