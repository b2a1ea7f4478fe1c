import { existsSync, readFileSync, readdirSync } from 'node:fs';
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
    'where user_id = $5 and id = $1 and status = 1 and not (',
    'where user_id = $5 and id = $1 and not (',
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
  [
    'a payout is decided without a lock',
    `${domain}payout.ts`,
    'await lockBalances(tx, userId);\n    const [settled]',
    'const [settled]',
    'server/invariants/locks.test.ts',
  ],
  [
    'a withdrawal is decided without a lock',
    `${domain}ledger.ts`,
    'from balances where user_id = $1 for update`',
    'from balances where user_id = $1`',
    'server/invariants/locks.test.ts',
  ],
  [
    'a round is paid without a lock',
    `${domain}reward.ts`,
    ' for no key update of b for key share of u',
    '',
    'server/invariants/locks.test.ts',
  ],
  [
    'two of one phone are paid at once',
    `${domain}lucky.ts`,
    'await lockPhone(tx, device);',
    '',
    'server/invariants/locks.test.ts',
  ],
];

/** Operators, each turned one at a time. */
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

/**
 * Every operator of a file, each turned into its opposite.
 *
 * @param {string} file
 * @param {string[]} tests
 * @returns {Change[]}
 */
function turnedIn(file, tests) {
  const name = path.basename(file);
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
          tests,
        })),
      );
    });
}

/** @returns {Change[]} */
export function ruleChanges() {
  const folder = 'contract/rules';
  const files = readdirSync(path.join(root, folder));
  return files
    .filter((name) => /^\w+\.ts$/.test(name) && files.includes(name.replace('.ts', '.test.ts')))
    .flatMap((name) => turnedIn(`${folder}/${name}`, [`${folder}/${name.replace('.ts', '.test.ts')}`]));
}

/**
 * Files of the server's rules whose tests are not beside them under the same name.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const testedBy = {
  actions: ['../http/limits'],
  adConfirmations: ['../http/adCallbacks'],
  apps: ['../catalogue/catalogue'],
  deletion: ['people', 'walletNumbers'],
  feedback: ['people'],
  forEach: ['maintenance', 'people'],
  income: ['tasks', 'withdraw'],
  joining: ['people', 'duplicates', '../http/logins'],
  ledger: ['withdraw', 'tasks'],
  login: ['../http/logins'],
  numberMark: ['walletNumbers'],
  offers: ['../catalogue/catalogue'],
  payout: ['withdraw', 'people', 'walletNumbers'],
  payoutStates: ['../watch'],
  person: ['people', 'withdraw'],
  rank: ['people', 'withdraw'],
  reviewCheck: ['review'],
  reward: ['tasks', 'draws', 'pace'],
  soundLedger: ['../watch', '../testing/invariants'],
  team: ['people'],
  token: ['../http/logins'],
  tries: ['../http/limits'],
  user: ['people', 'settle'],
};

/**
 * @param {readonly string[]} only names of files without their ending; none: all of them
 * @returns {Change[]}
 */
export function domainChanges(only) {
  const names = readdirSync(path.join(root, domain))
    .filter((name) => /^\w+\.ts$/.test(name))
    .map((name) => name.replace('.ts', ''));
  const unknown = only.filter((name) => !names.includes(name));
  if (unknown.length) throw new Error(`${domain} has no ${unknown.join(', ')}.`);
  return names
    .filter((name) => only.length === 0 || only.includes(name))
    .flatMap((name) =>
      turnedIn(
        `${domain}${name}.ts`,
        (testedBy[name] ?? [name])
          .map((test) => path.posix.normalize(`${domain}${test}.test.ts`))
          .filter((test) => existsSync(path.join(root, test))),
      ),
    )
    .filter(({ tests }) => tests.length > 0);
}
