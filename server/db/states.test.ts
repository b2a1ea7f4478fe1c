import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { alive, answered, deleted, failed, finished, paid, pending } from './states';
import { pendingOrPaid, resolved, unanswered, unfinished } from './states';

const server = path.join(import.meta.dirname, '..');

/** Migrations, their test and this one: they name the numbers of their own time. */
const ofTheirTime = /^db\/(?:migrations\/|schema\/migrate\.test\.ts$|states\.test\.ts$)/;

/** A state that is asked for or written as a number, in SQL. */
const number = /\bstatus\s+(?:=|<>|!=|(?:not\s+)?in|is\s+(?:not\s+)?distinct\s+from|between)\s*\(?\s*\d/gi;

const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts'], {
  cwd: server,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && !ofTheirTime.test(file) && existsSync(path.join(server, file)));

it('SQL names the state that it means', () => {
  expect(sources.length).toBeGreaterThan(300);
  const found = sources.flatMap((file) =>
    [...readFileSync(path.join(server, file), 'utf8').matchAll(number)].map(([text]) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});

it.each(['w.status = 1', 'status in (1, 2)', 'status not in (1)', 'u.status <> 2', 'status is distinct from 1'])(
  '%s is found',
  (text) => {
    expect(text.match(number)).toHaveLength(1);
  },
);

// Partial indexes are used for exactly these texts (migrations 0020, 0023 and 0030).
it.each([
  [alive('u'), 'u.status = 1'],
  [deleted('u'), 'u.status = 2'],
  [pending('w'), 'w.status = 1'],
  [pending(), 'status = 1'],
  [resolved('w'), 'w.status <> 1'],
  [paid(), 'status = 2'],
  [failed(), 'status = 3'],
  [pendingOrPaid(), 'status in (1, 2)'],
  [unanswered('f'), 'f.status = 1'],
  [answered('f'), 'f.status = 9'],
  [unfinished(), 'status in (1, 2, 3, 4)'],
  [finished('l'), 'l.status = 5'],
])('%s', (condition, text) => {
  expect(condition).toBe(text);
});
