/**
 * For the workflow `site`: unpacks the newest site of main and of each open change of this repository, which runs of the
 * workflow `test` have left as artifacts, into one folder.
 *
 *   node scripts/collect-sites.mjs <folder>       needs `gh`, `unzip` and GITHUB_REPOSITORY
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chosenSites } from './lib/site/chosenSites.mjs';

const folder = process.argv[2] ?? 'pages';
const repository = `repos/${process.env['GITHUB_REPOSITORY']}`;
/** @param {string[]} args */
const request = (...args) => execFileSync('gh', ['api', ...args], { maxBuffer: 2 ** 30 });
/** @param {string} address */
const pagesOf = (address) => JSON.parse(request('--paginate', '--slurp', `${repository}/${address}`).toString());

/** @type {{ artifacts: import('./lib/site/chosenSites.mjs').Artifact[] }[]} */
const artifacts = pagesOf('actions/artifacts?name=site&per_page=100');
/** @type {import('./lib/site/chosenSites.mjs').Change[][]} */
const changes = pagesOf('pulls?state=open&per_page=100');
const sites = chosenSites(
  artifacts.flatMap((page) => page.artifacts),
  changes.flat(),
);
for (const { id, place } of sites) {
  const target = path.join(folder, place);
  const archive = path.join(folder, 'site.zip');
  mkdirSync(target, { recursive: true });
  writeFileSync(archive, request(`${repository}/actions/artifacts/${id}/zip`));
  execFileSync('unzip', ['-q', archive, '-d', target]);
  rmSync(archive);
}
console.log(`${sites.length} sites in ${folder}: ${sites.map(({ place }) => place || 'main').join(', ')}`);
