import { execFile, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from './lib/browser.mjs';
import { packLibrary } from './lib/packedLibrary.mjs';
import { root } from './lib/run.mjs';
import { freePort, waitForServer } from './lib/servers/serverProcess.mjs';

const place = mkdtempSync(path.join(tmpdir(), 'tally-consumers-'));
const project = path.join(place, 'project');
const start = promisify(execFile);
let tarball;
beforeAll(async () => {
  tarball = await packLibrary(project, ['react', 'react-dom', 'styled-components', '@types/react', '@types/react-dom']);
});
afterAll(() => rmSync(place, { recursive: true, force: true }));

/** What a compiler with these settings says of a project's file that imports from the library, by lines. */
async function complaints(name, settings) {
  writeFileSync(
    path.join(project, name),
    "import { Button } from '@tally/ui/Button';\nimport { CoinIcon } from '@tally/ui/icons/CoinIcon';\nimport { theme } from '@tally/ui/theme/theme';\nexport const known: [typeof Button, typeof CoinIcon, string] = [Button, CoinIcon, theme.color.text];\n",
  );
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--target', 'es2022', '--jsx', 'react-jsx'];
  const compiler = path.join(root, 'node_modules/typescript/bin/tsc');
  try {
    await start(process.execPath, [compiler, ...options, ...settings, name], { cwd: project });
    return [];
  } catch (error) {
    return error.stdout.split('\n').filter((line) => line.startsWith(name));
  }
}

test.each([
  ['bundler', 'esnext', 'a.ts'],
  ['node16', 'node16', 'a.mts'],
  ['nodenext', 'nodenext', 'a.mts'],
  ['node10', 'esnext', 'a.ts'],
])('a project with the moduleResolution %s finds the types', async (resolution, module, name) => {
  const settings = ['--module', module, '--moduleResolution', resolution, '--ignoreDeprecations', '6.0'];
  expect(await complaints(name, settings)).toEqual([]);
});

test('in CommonJS the compiler says that there are ES modules alone', async () => {
  const said = await complaints('a.cts', ['--module', 'node16', '--moduleResolution', 'node16']);
  expect(said).toHaveLength(3);
  for (const line of said) expect(line).toContain('TS1479');
});

test('Node reads the tokens without a bundler', async () => {
  const read = "import { theme } from '@tally/ui/theme/theme'; console.log(theme.color.text);";
  const { stdout } = await start(process.execPath, ['--input-type=module', '-e', read], { cwd: project });
  expect(stdout).toContain('--tally-color-text');
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
  mkdirSync(path.join(site, 'public'));
  writeFileSync(path.join(site, 'public/healthz'), 'ok');
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
  expect(readFileSync(path.join(site, '.next/server/app/index.html'), 'utf8')).toContain('Check in');

  const port = await freePort();
  const served = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'start', '-p', String(port)], {
    cwd: site,
    env,
    stdio: 'ignore',
  });
  const browser = await launch();
  try {
    expect(await waitForServer(`http://127.0.0.1:${port}`, () => served.exitCode === null)).toBe(true);
    const page = await browser.newPage({ viewport: { width: 360, height: 640 } });
    const errors = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(`http://127.0.0.1:${port}`);
    await page.getByRole('dialog', { name: 'Done for today' }).waitFor();
    expect(await page.getByRole('dialog').evaluate((node) => getComputedStyle(node).borderRadius)).not.toBe('0px');
    expect(errors).toEqual([]);
  } finally {
    await browser.close();
    served.kill();
  }
}, 300_000);
