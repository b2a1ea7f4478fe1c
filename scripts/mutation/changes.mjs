import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/run.mjs';

/**
 * @typedef {object} Change
 * @property {string} what
 * @property {string} file
 * @property {number} at where in the file
 * @property {string} from
 * @property {string} to
 * @property {string[]} tests files that must notice
 */

const domain = 'server/domain/';

/**
 * Changes that a reviewer would not see, each to a place where money hangs on one word. The first ten went through the whole
 * suite once.
 *
 * @type {readonly (readonly [what: string, file: string, from: string, to: string, ...tests: string[]])[]}
 */
const chosen = [
  [
    'a duplicate person may withdraw',
    `${domain}withdraw.ts`,
    'if (person.dupUser) return withdrawInfos.dupUser;',
    '',
    `${domain}duplicates.test.ts`,
  ],
  [
    'a duplicate person may claim',
    `${domain}lucky.ts`,
    'function claimProblem(person: Person, row: Row | undefined, claim: LuckyClaim, now: number): string {\n  if (person.dupUser)',
    'function claimProblem(person: Person, row: Row | undefined, claim: LuckyClaim, now: number): string {\n  if (person === null)',
    `${domain}duplicates.test.ts`,
  ],
  [
    'answers are kept for 1 h',
    `${domain}rules.ts`,
    'answerRetentionMs = 72 * hourMs',
    'answerRetentionMs = 1 * hourMs',
    `${domain}maintenance.test.ts`,
  ],
  [
    'what was settled is settled again',
    `${domain}payout.ts`,
    'where id = $1 and status = 1 and not (',
    'where id = $1 and not (',
    `${domain}withdraw.test.ts`,
  ],
  [
    'members count who were only invited',
    `${domain}withdraw.ts`,
    ' and valid_at is not null limit',
    ' limit',
    `${domain}withdraw.test.ts`,
  ],
  [
    'several withdrawals may be open',
    'server/db/migrations/0002_everything.ts',
    'create unique index withdrawals_open',
    'create index withdrawals_open',
    `${domain}withdraw.test.ts`,
  ],
  [
    'several withdrawals of a day',
    'server/db/migrations/0002_everything.ts',
    'create unique index withdrawals_daily',
    'create index withdrawals_daily',
    `${domain}withdraw.test.ts`,
  ],
  [
    'a deadlock is not repeated',
    'server/db/db.ts',
    `new Set(['40001', '40P01'])`,
    `new Set(['40001'])`,
    'server/db/db.test.ts',
  ],
  [
    'the quota of a network is not held',
    `${domain}lucky.ts`,
    'used[source] < luckyQuotas[person.market][source] &&',
    '',
    `${domain}lucky.test.ts`,
    `${domain}duplicates.test.ts`,
  ],
  [
    'sessions stay after a deletion',
    `${domain}deletion.ts`,
    `await tx.query('delete from sessions where user_id = $1', [id]);`,
    '',
    `${domain}people.test.ts`,
  ],
  [
    'money of a failed payout does not come back',
    `${domain}payout.ts`,
    `target: paid ? 'paid' : 'cash'`,
    `target: 'paid'`,
    `${domain}withdraw.test.ts`,
  ],
  [
    'a frozen person may withdraw',
    `${domain}withdraw.ts`,
    'if (frozen) return withdrawInfos.frozen;',
    '',
    `${domain}payoutDesk.test.ts`,
  ],
  [
    'more may be withdrawn than is there',
    `${domain}withdraw.ts`,
    'if (cash < minor)',
    'if (cash < minor - 1)',
    `${domain}withdraw.test.ts`,
  ],
  [
    'a wallet number is used twice a day',
    `${domain}withdraw.ts`,
    'where wallet_numbers.withdrawn_day <> excluded.withdrawn_day returning 1',
    'returning 1',
    `${domain}walletNumbers.test.ts`,
    `${domain}concurrency.test.ts`,
  ],
  [
    'a member counts again',
    `${domain}payout.ts`,
    'where m.id = $1 and m.valid_at is null and',
    'where m.id = $1 and',
    `${domain}people.test.ts`,
    `${domain}walletNumbers.test.ts`,
  ],
  [
    'a frozen person is paid',
    `${domain}payout.ts`,
    ' and not ($2 = 2 and exists (select 1 from users where id = $5 and frozen_at is not null))',
    ' and $5::bigint > 0',
    `${domain}withdraw.test.ts`,
  ],
  [
    'one fault of the ledger is not seen',
    `${domain}ledgerFaults.ts`,
    'is distinct from (coalesce(l.coin, 0)',
    'is distinct from (b.coin',
    'server/watch.test.ts',
  ],
];

/** Operators of the rules that page and server share: each is turned, one at a time. */
const turned = [
  [' < ', ' <= '],
  [' <= ', ' < '],
  [' > ', ' >= '],
  [' >= ', ' > '],
  [' === ', ' !== '],
  [' !== ', ' === '],
  [' && ', ' || '],
  [' || ', ' && '],
  [' + ', ' - '],
  [' - ', ' + '],
  [' * ', ' / '],
  ['Math.floor', 'Math.ceil'],
];

/** @param {string} file */
const read = (file) => readFileSync(path.join(root, file), 'utf8');

/** @returns {Change[]} */
export const chosenChanges = () =>
  chosen.map(([what, file, from, to, ...tests]) => {
    const at = read(file).indexOf(from);
    if (at < 0) throw new Error(`"${what}" finds nothing to change in ${file}: ${from}`);
    return { what, file, at, from, to, tests };
  });

/** Whether a place is in a comment, as far as our files go: whole lines of them. @param {string} line */
const isComment = (line) => /^\s*(\/\/|\/?\*)/.test(line);

/** @returns {Change[]} */
export function ruleChanges() {
  const folder = 'contract/rules';
  const names = readdirSync(path.join(root, folder)).filter((name) => /^\w+\.ts$/.test(name));
  const tests = readdirSync(path.join(root, folder));
  return names.flatMap((name) => {
    const file = `${folder}/${name}`;
    const own = name.replace('.ts', '.test.ts');
    if (!tests.includes(own)) return [];
    let start = 0;
    return read(file)
      .split('\n')
      .flatMap((line) => {
        const from = start;
        start += line.length + 1;
        if (isComment(line)) return [];
        return turned.flatMap(([before = '', after = '']) =>
          [...line.matchAll(new RegExp(before.replace(/[.*+|]/g, '\\$&'), 'g'))].map(({ index }) => ({
            what: `${name}: ${line.trim()} (${before.trim()} -> ${after.trim()}, ${index - line.search(/\S/)})`,
            file,
            at: from + index,
            from: before,
            to: after,
            tests: [`${folder}/${own}`],
          })),
        );
      });
  });
}
