import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packLibrary } from './lib/packedLibrary.mjs';
import { root } from './lib/run.mjs';

const place = mkdtempSync(path.join(tmpdir(), 'tally-consumers-'));
const project = path.join(place, 'project');
const start = promisify(execFile);
let tarball;
beforeAll(async () => {
  tarball = await packLibrary(project, ['react', 'react-dom', 'styled-components', '@types/react', '@types/react-dom']);
});
afterAll(() => rmSync(place, { recursive: true, force: true }));

test('a project whose compiler does not read exports finds the types', async () => {
  writeFileSync(
    path.join(project, 'old.ts'),
    "import { Button } from '@tally/ui/Button';\nimport { CoinIcon } from '@tally/ui/icons/CoinIcon';\nimport { theme } from '@tally/ui/theme/theme';\nexport const known: [typeof Button, typeof CoinIcon, string] = [Button, CoinIcon, theme.color.text];\n",
  );
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--target', 'es2022', '--jsx', 'react-jsx'];
  const settings = [...options, '--module', 'esnext', '--moduleResolution', 'node10', '--ignoreDeprecations', '6.0'];
  let output = '';
  try {
    await start(process.execPath, [path.join(root, 'node_modules/typescript/bin/tsc'), ...settings, 'old.ts'], {
      cwd: project,
    });
  } catch (error) {
    output = error.stdout;
  }
  expect(output.split('\n').filter((line) => line.startsWith('old.ts'))).toEqual([]);
});

test('a page of Next that is rendered on the server shows a dialog and reads a token', async () => {
  const site = path.join(place, 'next');
  mkdirSync(path.join(site, 'app'), { recursive: true });
  const versions = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages;
  const versionOf = (name) => versions[`node_modules/${name}`].version;
  writeFileSync(
    path.join(site, 'package.json'),
    JSON.stringify({
      private: true,
      dependencies: {
        next: '15.5.29',
        '@tally/ui': `file:${tarball}`,
        ...Object.fromEntries(['react', 'react-dom', 'styled-components'].map((name) => [name, versionOf(name)])),
      },
    }),
  );
  writeFileSync(path.join(site, 'next.config.mjs'), 'export default { compiler: { styledComponents: true } };');
  writeFileSync(
    path.join(site, 'app/layout.jsx'),
    'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }',
  );
  writeFileSync(
    path.join(site, 'app/page.jsx'),
    `import { Button } from '@tally/ui/Button';
import { Dialog } from '@tally/ui/Dialog';
import { theme } from '@tally/ui/theme/theme';
export default function Page() { return <main style={{ color: theme.color.text }}><Button>Check in</Button><Dialog title="Done for today" primary={{ label: 'OK' }} /></main>; }`,
  );
  await start('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: site });
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  await start(process.execPath, ['node_modules/next/dist/bin/next', 'build'], { cwd: site, env }).catch((error) => {
    throw new Error(`${error.stdout}\n${error.stderr}`);
  });
  const page = readFileSync(path.join(site, '.next/server/app/index.html'), 'utf8');
  expect(page).toContain('Check in');
}, 300_000);
