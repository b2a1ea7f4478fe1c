import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/run.mjs';
import { chosen } from './chosen.mjs';
import { read, turnedIn } from './operators.mjs';

/** @typedef {import('./operators.mjs').Change} Change */

const domain = 'server/domain/';

/** @returns {Change[]} */
export const chosenChanges = () =>
  chosen.map(([what, file, from, to, ...tests]) => {
    const at = read(file).indexOf(from);
    if (at < 0) throw new Error(`"${what}" finds nothing to change in ${file}: ${from}`);
    return { what, file, at, from, to, tests };
  });

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
  adApps: ['operator'],
  adConfirmations: ['../http/adCallbacks'],
  adSignature: ['../http/adCallbacks'],
  apps: ['../catalogue/catalogue'],
  dashboard: ['operator'],
  deletion: ['people', 'walletNumbers'],
  dunning: ['withdraw'],
  feedback: ['people'],
  forEach: ['maintenance', 'people'],
  freeze: ['payoutDesk'],
  income: ['tasks', 'withdraw'],
  joinedSince: ['operator'],
  joining: ['people', 'duplicates', '../http/logins'],
  ledger: ['withdraw', 'tasks'],
  login: ['../http/logins'],
  walletNumberDay: ['walletNumbers'],
  walletNumberHash: ['walletNumbers'],
  luckyClaim: ['lucky', 'duplicates'],
  luckyList: ['lucky'],
  luckyRecord: ['lucky'],
  luckyUpdate: ['lucky', 'duplicates'],
  offers: ['../catalogue/catalogue'],
  passbook: ['withdraw'],
  payout: ['withdraw', 'people', 'walletNumbers'],
  payoutExport: ['payoutFile'],
  payoutImport: ['payoutFile'],
  payoutStates: ['../watch'],
  pendingPayouts: ['payoutDesk'],
  person: ['people', 'withdraw'],
  rank: ['people', 'withdraw'],
  reviewCheck: ['review'],
  reward: ['tasks', 'draws', 'pace'],
  rewardChecks: ['tasks', 'draws'],
  rewardStatement: ['tasks', 'draws', 'pace'],
  h5Actions: ['../http/limits'],
  ledgerFaults: ['../watch', '../testing/invariants'],
  team: ['people'],
  token: ['../http/logins'],
  attemptCount: ['../http/limits'],
  updateScores: ['operator'],
  user: ['people', 'settle'],
  withdrawCheck: ['withdraw'],
  withdrawOptions: ['withdraw'],
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
  const astray = Object.entries(testedBy).filter(
    ([name, tests]) =>
      !names.includes(name) || tests.some((test) => !existsSync(path.join(root, domain, `${test}.test.ts`))),
  );
  if (astray.length) throw new Error(`testedBy leads nowhere at ${astray.map(([name]) => name).join(', ')}.`);
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
