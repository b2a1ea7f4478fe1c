import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from './lib/browser.mjs';
import { packLibrary } from './lib/packedLibrary.mjs';
import { root } from './lib/run.mjs';
import { serve } from './lib/servers/staticServer.mjs';

// A project outside the repository, so that it finds nothing but the packed library and the packages linked here.
const place = mkdtempSync(path.join(tmpdir(), 'tally-library-'));
const project = path.join(place, 'project');
const library = path.join(project, 'node_modules/@tally/ui');
const linked = ['react', 'react-dom', 'styled-components', '@types/react', '@types/react-dom', 'vite'];
let tarball;

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

/** Runs a tool of the repository; throws what it printed when it finds a fault. */
const tool = async (name, ...args) => {
  try {
    await start(path.join(root, 'node_modules/.bin', name), args, { maxBuffer: 1e8 });
  } catch (error) {
    throw new Error(`${error.stdout}\n${error.stderr}`);
  }
};

/** The files of the packed library, by their path in it. */
const packedFiles = () => readdirSync(library, { recursive: true, encoding: 'utf8' });

/** The modules that a project may import: `Button`, `icons/CalendarIcon`, `theme/theme`. */
const modules = () =>
  packedFiles().flatMap((file) => {
    const [, folder = '', name = ''] = /^lib\/ui\/(\w+)\/(\w+)\.js$/.exec(file) ?? [];
    if (folder === 'icons' || folder === 'theme') return [`${folder}/${name}`];
    return name !== '' && folder === name ? [name] : [];
  });

beforeAll(async () => {
  tarball = await packLibrary(project, linked);
  writeFileSync(
    path.join(project, 'index.html'),
    '<!doctype html><html lang="en"><title>Another project</title><div id="root"></div><script type="module" src="/app.tsx"></script></html>',
  );
  writeFileSync(path.join(project, 'app.tsx'), app);
  writeFileSync(path.join(project, 'button.ts'), "export { Button } from '@tally/ui/Button';");
});
afterAll(() => rmSync(place, { recursive: true, force: true }));

test('publint finds no fault in the packed library', () => tool('publint', 'run', tarball, '--strict'));

test('the types of every module that a project may import are found (attw)', async () => {
  expect(modules().length).toBeGreaterThan(100);
  await tool('attw', tarball, '--profile', 'esm-only', '--format', 'ascii', '--entrypoints', ...modules());
});

test('the library needs its peers and no other package', () => {
  const manifest = JSON.parse(readFileSync(path.join(library, 'package.json'), 'utf8'));
  // React 18 is refused by npm.
  const peers = { react: '>=19', 'react-dom': '>=19', 'styled-components': '>=6.6' };
  expect(manifest).toMatchObject({
    version: JSON.parse(readFileSync(path.join(root, 'ui/package.json'), 'utf8')).version,
    peerDependencies: peers,
  });
  for (const other of ['dependencies', 'optionalDependencies', 'peerDependenciesMeta', 'scripts'])
    expect(manifest).not.toHaveProperty(other);
  const imported = packedFiles()
    .filter((file) => /\.(js|d\.ts)$/.test(file))
    .flatMap((file) => [
      ...readFileSync(path.join(library, file), 'utf8').matchAll(
        /\b(?:from|import)\s*\(?\s*['"]((?:@[^/'"]+\/)?[^./'"][^/'"]*)/g,
      ),
    ]);
  const names = [...new Set(imported.map(([, name]) => name))];
  expect(names).toContain('react');
  expect(names.filter((name) => !(name in peers))).toEqual([]);
});

test('the types of the library are complete for a strict project', async () => {
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
    await start(process.execPath, [path.join(root, 'node_modules/typescript-7/bin/tsc'), '-p', project]);
  } catch (error) {
    output = error.stdout;
  }
  expect(output.split('\n').filter((line) => /app\.tsx|@tally/.test(line))).toEqual([]);
});

test('a fresh Vite project builds with the library and shows a task card and a dialog', async () => {
  await start(process.execPath, [path.join(project, 'node_modules/vite/bin/vite.js'), 'build'], { cwd: project });
  const site = await serve(path.join(project, 'dist'));
  const browser = await launch();
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 640 } });
    const errors = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(site.url);
    await page.getByRole('article', { name: 'Daily check-in' }).waitFor();
    await page.getByRole('button', { name: 'Check in' }).click();
    await page.getByRole('dialog', { name: 'Done for today' }).waitFor();
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
