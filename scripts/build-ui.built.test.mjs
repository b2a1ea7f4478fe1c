import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from './lib/browser.mjs';
import { serveRegistry } from './lib/servers/registry.mjs';
import { root } from './lib/run.mjs';
import { serve } from './lib/servers/staticServer.mjs';

// A project outside the repository, so that it can use nothing but what npm installs there.
const place = mkdtempSync(path.join(tmpdir(), 'tally-library-'));
const project = path.join(place, 'project');
const react18 = { name: 'react', version: '18.3.1' };
const dom18 = { name: 'react-dom', version: '18.3.1' };
let registry;
let library;

const app = `
import { createRoot } from 'react-dom/client';
import { useState } from 'react';
import { Dialog } from '@tally/ui/Dialog';
import { TaskCard } from '@tally/ui/TaskCard';
import { CalendarIcon } from '@tally/ui/icons/CalendarIcon';
import { GlobalStyle } from '@tally/ui/theme/GlobalStyle';
import { theme } from '@tally/ui/theme/theme';
import '@tally/ui/fonts.css';
import '@tally/ui/tokens.css';

function App() {
  const [open, setOpen] = useState<boolean>(false);
  return (
    <>
      <GlobalStyle />
      <main style={{ color: theme.color.text }}>
        <h2>Tasks</h2>
        <TaskCard art={<CalendarIcon />} title="Daily check-in" reward="1.000" action="Check in" state="ready" onAction={() => setOpen(true)} />
        {open && <Dialog title="Done for today" primary={{ label: 'OK', onClick: () => setOpen(false) }} />}
      </main>
    </>
  );
}
const place = document.getElementById('root');
if (place) createRoot(place).render(<App />);
`;

const start = promisify(execFile);
const versionOf = (name) =>
  JSON.parse(readFileSync(path.join(root, 'node_modules', name, 'package.json'), 'utf8')).version;

/** Runs npm with its default configuration, except for the registry. */
const npm = (folder, ...args) =>
  start(
    'npm',
    [
      ...args,
      `--registry=${registry.url}`,
      '--noproxy=127.0.0.1',
      `--cache=${path.join(place, 'cache')}`,
      `--userconfig=${path.join(place, 'npmrc')}`,
      '--strict-peer-deps',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
    ],
    { cwd: folder },
  );

/** Creates a project that depends on the packed library and on these packages. */
function wants(folder, dependencies) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({
      name: 'another-project',
      version: '1.0.0',
      private: true,
      type: 'module',
      dependencies: { ...dependencies, '@tally/ui': `file:${library}` },
    }),
  );
}

beforeAll(async () => {
  registry = await serveRegistry([react18, dom18]);
  await start('npm', ['pack', '--silent', '--pack-destination', place], { cwd: path.join(root, 'dist/ui') });
  library = path.join(
    place,
    readdirSync(place).find((name) => name.endsWith('.tgz')),
  );
  const names = ['react', 'react-dom', 'styled-components', '@types/react', '@types/react-dom', 'vite'];
  wants(project, Object.fromEntries(names.map((name) => [name, versionOf(name)])));
  await npm(project, 'install');
  writeFileSync(
    path.join(project, 'index.html'),
    '<!doctype html><html lang="en"><title>Another project</title><div id="root"></div><script type="module" src="/app.tsx"></script></html>',
  );
  writeFileSync(path.join(project, 'app.tsx'), app);
  writeFileSync(path.join(project, 'button.ts'), "export { Button } from '@tally/ui/Button';");
});
afterAll(() => {
  registry?.close();
  rmSync(place, { recursive: true, force: true });
});

test('npm installs it with all that it needs, and nothing of the repository', () => {
  const installed = JSON.parse(readFileSync(path.join(project, 'node_modules/@tally/ui/package.json'), 'utf8'));
  expect(installed.version).toBe(versionOf('@tally/ui'));
  expect(readdirSync(path.join(project, 'node_modules/@tally'))).toEqual(['ui']);
  expect(existsSync(path.join(project, 'node_modules/@tally/ui/node_modules'))).toBe(false);
});

test('npm brings React and the styles where a project has none', async () => {
  const folder = path.join(place, 'bare');
  wants(folder, {});
  await npm(folder, 'install', '--package-lock-only');
  const { packages } = JSON.parse(readFileSync(path.join(folder, 'package-lock.json'), 'utf8'));
  for (const name of ['react', 'react-dom', 'styled-components'])
    expect(packages[`node_modules/${name}`]?.version, name).toBe(versionOf(name));
});

test('npm refuses it beside a React that it was not made for', async () => {
  const folder = path.join(place, 'old');
  wants(folder, { react: react18.version, 'react-dom': dom18.version });
  await expect(npm(folder, 'install', '--package-lock-only')).rejects.toThrow(
    /ERESOLVE[\s\S]*peer react@">=19" from @tally\/ui/,
  );
});

test('its types are complete for a strict project', async () => {
  writeFileSync(
    path.join(project, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        strict: true,
        noEmit: true,
        jsx: 'react-jsx',
        module: 'esnext',
        moduleResolution: 'bundler',
        target: 'es2022',
        lib: ['es2023', 'dom'],
        types: ['vite/client'],
        skipLibCheck: false,
      },
      files: ['app.tsx'],
    }),
  );
  let output = '';
  try {
    await start(process.execPath, [path.join(root, 'node_modules/typescript/bin/tsc'), '-p', project]);
  } catch (error) {
    output = error.stdout;
  }
  expect(output.split('\n').filter((line) => /app\.tsx|@tally/.test(line))).toEqual([]);
});

test('a fresh Vite project builds with it and shows a task card and a dialog', async () => {
  await start(process.execPath, [path.join(project, 'node_modules/vite/bin/vite.js'), 'build'], { cwd: project });
  const site = await serve(path.join(project, 'dist'));
  const browser = await launch();
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 640 } });
    const errors = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(site.url);
    await page.getByRole('button', { name: 'Check in' }).click();
    await page.getByRole('dialog', { name: 'Done for today' }).waitFor();
    const card = page.getByRole('article', { name: 'Daily check-in' });
    expect(await card.isVisible()).toBe(true);
    // The styles are applied, and the font was requested.
    expect(await page.getByRole('dialog').evaluate((node) => getComputedStyle(node).borderRadius)).not.toBe('0px');
    expect(
      await page.evaluate(() =>
        document.fonts.ready.then(() => document.fonts.check('16px "Plus Jakarta Sans Variable"')),
      ),
    ).toBe(true);
    expect(errors).toEqual([]);
  } finally {
    await browser.close();
    site.close();
  }
});

test('importing one button brings that button and nothing of the rest', async () => {
  const result = await build({
    configFile: false,
    root: project,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: path.join(project, 'button.ts'), formats: ['es'] },
      rolldownOptions: { external: [/^react/, 'styled-components'] },
    },
  });
  const [chunk] = [result].flat()[0].output;
  const brought = Object.keys(chunk.modules)
    .map((name) => name.split('/lib/').at(-1).replace(/\\0/g, ''))
    .filter((name) => /^(ui|tokens)\//.test(name));
  expect(
    brought.filter((name) => !/^ui\/(Button|theme)\/|^ui\/icons\/(SpinnerIcon|Svg|paint)\.|^tokens\//.test(name)),
  ).toEqual([]);
  expect(brought).toContain('ui/Button/Button.js');
  expect(chunk.code).not.toContain('alertdialog');
});
