// @vitest-environment node
import { endpointNames, endpoints, type EndpointName } from '@tally/contract/endpoints';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const appDir = path.resolve(import.meta.dirname, '../../app');
const apiSources = readdirSync(appDir, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'))
  .filter((text) => text.includes('injectEndpoints'))
  .join('\n');

/** Reads that nothing on the page changes, or that are fetched anew by other means; every other one has a tag. */
const untagged: Partial<Record<EndpointName, string>> = {
  getAdConfigs: 'kept for days by their own time',
  getAppInfo: 'facts of the app, the same for everybody',
  getAppSettings: 'facts of the app, the same for everybody',
  getMoreApps: 'the catalogue, the same for everybody',
  getBatches: 'loaded when it is asked for, and not kept',
  getPlaceInfo: 'the catalogue, asked for at each visit of its page',
  getProApps: 'the catalogue, the same for everybody',
  getRank: "last week's, which nobody changes any more",
  getReferralInfo: "what an inviter's code says to a stranger",
  getWalletBalance: 'its answer becomes that of getWallet (refreshWallet.ts)',
};

/** The source of each read of the app, with its options. */
const readSources = [...apiSources.matchAll(/\b(get\w+): query(?:As<.+>\(\))?\(\1\b([^;]*?)\),?(?:\n| \})/g)].map(
  ([, name = '', options = '']) => ({ name, options }),
);

/** The reads of the contract that come as JSON; pictures are fetched by their addresses. */
const reads = endpointNames.filter((name) => endpoints[name].method === 'GET' && !name.endsWith('Image'));

it('every read has a tag, so that it is fetched anew when what it shows has changed, or a reason why it needs none', () => {
  const names = readSources.map(({ name }) => name);
  expect(
    reads.filter((name) => !names.includes(name)),
    'reads that this test does not find in app/**/*Api.ts: they have no endpoint there, or another form',
  ).toEqual([]);
  const without = readSources.filter(({ options }) => !options.includes('providesTags')).map(({ name }) => name);
  expect(
    without.filter((name) => !(name in untagged)),
    'endpoints to give `providesTags` (tags: app/api/api.ts), or a reason in `untagged`',
  ).toEqual([]);
  expect(
    Object.keys(untagged).filter((name) => !without.includes(name)),
    'lines of `untagged` to remove: the endpoint has a tag, or is gone',
  ).toEqual([]);
});
