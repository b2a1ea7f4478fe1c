import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { alive, answered, deleted, failed, finished, paid, pending } from './states';
import { pendingOrPaid, resolved, unanswered, unfinished } from './states';

const server = path.join(import.meta.dirname, '..');

/** Migrations, their test and this one: they name the numbers of their own time. */
const ofTheirTime = /^db\/(?:migrations\/|schema\/migrate\.test\.ts$|states\.test\.ts$)/;

const column = String.raw`(?:\w+\.)?status\b`;
const compared = String.raw`(?:=|<>|!=|(?:not\s+)?in\b|is\s+(?:not\s+)?distinct\s+from\b|between\b)`;

/** A state that is asked for or written as a number, in SQL. */
const numbers = [
  // status = 1, status in (1, 2), status = any (array[1, 2]), coalesce(status, 0) = 2; a status of HTTP has three digits
  String.raw`\bstatus(?:\s*,\s*\w+\s*\))?\s+${compared}\s*(?:any\s*)?\(?\s*(?:array\s*\[\s*|'\{)?\d{1,2}\b`,
  // 1 = status
  String.raw`\b\d+\s*(?:=|<>|!=)\s*${column}`,
  // coalesce(status, 0)
  String.raw`\b(?:coalesce|nullif)\s*\(\s*${column}\s*,\s*\d`,
  // (select status from ... where ...) = 1
  String.raw`\bselect\s+${column}\s+from\b[^()]*\)\s*${compared}\s*\(?\s*\d`,
  // status = case when ... then 3 else 2 end
  String.raw`\bstatus\s*=\s*case\b(?:(?!\bend\b)[^])*?\b(?:then|else)\s+\d`,
  // case status when 1, case when ... then 1 end as status
  String.raw`\bcase\s+${column}\s+when\s+\d`,
  String.raw`\b(?:then|else)\s+\d+\s+end\s+as\s+status\b`,
].map((kind) => new RegExp(kind, 'gi'));

const insert = /\binsert into \w+ \(([^()]*)\)\s*values\s*\(([^`;]*)/gi;

/** What an `insert` writes into the column `status`. */
function statesWritten(text: string): string[] {
  return [...text.matchAll(insert)].flatMap(([, columns = '', values = '']) => {
    const at = columns.split(',').findIndex((name) => name.trim() === 'status');
    // Commas inside of calls and of what is put in part no values.
    const parts = values.replace(/\([^()]*\)|\{[^{}]*\}/g, '').split(/[,)]/);
    return at === -1 ? [] : [(parts[at] ?? '').trim()];
  });
}

const numbersIn = (text: string): string[] => [
  ...numbers.flatMap((kind) => [...text.matchAll(kind)].map(([found]) => found)),
  ...statesWritten(text).filter((written) => /^\d/.test(written)),
];

const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts'], {
  cwd: server,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && !ofTheirTime.test(file) && existsSync(path.join(server, file)));

it('SQL names the state that it means', () => {
  expect(sources.length).toBeGreaterThan(300);
  const found = sources.flatMap((file) =>
    numbersIn(readFileSync(path.join(server, file), 'utf8')).map((text) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});

it.each([
  'w.status = 1',
  'status in (1, 2)',
  'status not in (1)',
  'u.status <> 2',
  'status is distinct from 1',
  'status = any (array[1, 2])',
  `status = any ('{1,2}')`,
  'coalesce(w.status, no) = 2',
  'coalesce(e.status, 0) as "accountStatus"',
  '2 = w.status',
  '(select w.status from withdrawals w where w.id = l.withdrawal_id) = 1',
  '(select status from withdrawals where id = 7) not in (1)',
  'status = case when before.part = before.rest then 3 else $1 end',
  'status = case when paid then $1 else 2 end',
  'case w.status when 1 then a else b end',
  'case when paid then 2 end as status',
  'insert into feedback (user_id, status, reply) values (:person, 1, :reply)',
  `insert into feedback (reply, status)\n values (coalesce(:reply, ''), 9)`,
])('%s is found', (text) => {
  expect(numbersIn(text)).toHaveLength(1);
});

it.each([
  'status = :status',
  'status = ${passbookStatus.paid}, at = 1',
  'status = case when done then ${failed} else ${paid} end, day = 1',
  'case when n = 1 then 2 else 1 end as count, status',
  'insert into feedback (type, status) values (1, :status)',
  'insert into feedback (status, type) values (${open}, 1)',
  '(select w.day from withdrawals w where w.status = :status) = 1',
])('%s is no number of a state', (text) => {
  expect(numbersIn(text)).toEqual([]);
});

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
