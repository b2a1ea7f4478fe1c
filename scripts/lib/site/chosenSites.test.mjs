import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../run.mjs';
import { chosenSites } from './chosenSites.mjs';

const artifact = (id, branch, day, rest = {}) => ({
  ...{ id, expired: false, created_at: `2026-11-${day}T00:00:00Z` },
  ...{ workflow_run: { head_branch: branch, head_repository_id: 1, repository_id: 1 } },
  ...rest,
});

test('the newest site of main and of each open change is published, and none of a fork', () => {
  const fork = { workflow_run: { head_branch: 'main', head_repository_id: 2, repository_id: 1 } };
  const artifacts = [
    artifact(1, 'main', 10),
    artifact(2, 'main', 12),
    artifact(3, 'red', 11),
    artifact(4, 'closed', 11),
    artifact(5, 'main', 20, fork),
    artifact(6, 'main', 21, { expired: true }),
  ];
  const changes = [
    { number: 7, head: { ref: 'red' } },
    { number: 8, head: { ref: 'not-built' } },
  ];
  expect(chosenSites(artifacts, changes)).toEqual([
    { id: 2, place: '' },
    { id: 3, place: 'change/7' },
  ]);
});

test('the workflows build the site, keep it as an artifact of that name, and say where it is', () => {
  const read = (name) => readFileSync(path.join(root, '.github/workflows', name), 'utf8');
  expect(read('test.yml')).toContain('npm run site -- ${BASE:+--base "$BASE"} received/*/.visual/received.json');
  expect(read('test.yml')).toContain('name: site\n');
  expect(read('site.yml')).toContain('workflows: [test]');
  expect(read('site.yml')).toContain('$SITE_URL/change/$CHANGE/');
});
