import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from './lib/run.mjs';
import { sources } from './rules.mjs';

it('every test and journey is in one project of Vitest', () => {
  const listed = execFileSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'list', '--filesOnly', '--json'], {
    cwd: root,
    encoding: 'utf8',
    // The step that runs this test leaves some files to another one.
    env: { ...process.env, TESTS_LEFT_OUT: '' },
  });
  const inProjects = JSON.parse(listed).map(({ file }) => path.relative(root, file));
  const tests = sources().flatMap(([file]) => (/\.(test|journey)\.(tsx?|mjs)$/.test(file) ? [file] : []));
  expect(tests.length).toBeGreaterThan(300);
  expect(tests.filter((file) => inProjects.filter((one) => one === file).length !== 1)).toEqual([]);
});
