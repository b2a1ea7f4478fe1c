import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from './browser.mjs';
import { root } from './run.mjs';
import { serve } from './serve.mjs';

// Another project, outside the repository: the packed library and its peers are all it has.
const project = mkdtempSync(path.join(tmpdir(), 'tally-library-'));
const modules = path.join(project, 'node_modules');
const installed = path.join(modules, '@tally/ui');

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

/** Builds a file of the project as a page would be, or, with `external`, as a library. */
const bundle = (options) => build({ configFile: false, root: project, logLevel: 'error', ...options });

beforeAll(() => {
  mkdirSync(installed, { recursive: true });
  execFileSync('npm', ['pack', '--silent', '--pack-destination', project], { cwd: path.join(root, 'dist/ui'), stdio: 'pipe' });
  const packed = readdirSync(project).find((name) => name.endsWith('.tgz'));
  execFileSync('tar', ['-xzf', path.join(project, packed), '--strip-components=1', '-C', installed]);
  for (const name of ['react', 'react-dom', 'styled-components', '@types', 'csstype', 'vite']) symlinkSync(path.join(root, 'node_modules', name), path.join(modules, name));
  writeFileSync(path.join(project, 'index.html'), '<!doctype html><html lang="en"><title>Another project</title><div id="root"></div><script type="module" src="/app.tsx"></script></html>');
  writeFileSync(path.join(project, 'app.tsx'), app);
  writeFileSync(path.join(project, 'button.ts'), "export { Button } from '@tally/ui/Button';");
});
afterAll(() => rmSync(project, { recursive: true, force: true }));

test('its types are complete for a strict project', () => {
  writeFileSync(path.join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions: { strict: true, noEmit: true, jsx: 'react-jsx', module: 'esnext', moduleResolution: 'bundler', target: 'es2022', lib: ['es2023', 'dom'], types: ['vite/client'], skipLibCheck: false, preserveSymlinks: true }, files: ['app.tsx'] }));
  let said = '';
  try {
    execFileSync(process.execPath, [path.join(root, 'node_modules/typescript/bin/tsc'), '-p', project], { encoding: 'utf8' });
  } catch (error) {
    said = error.stdout;
  }
  expect(said.split('\n').filter((line) => /app\.tsx|@tally/.test(line))).toEqual([]);
});

test('a fresh Vite project builds with it and shows a task card and a dialog', async () => {
  await bundle({ build: { outDir: path.join(project, 'dist') } });
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
    // The styles are there, and the font that was asked for.
    expect(await page.getByRole('dialog').evaluate((node) => getComputedStyle(node).borderRadius)).not.toBe('0px');
    expect(await page.evaluate(() => document.fonts.ready.then(() => document.fonts.check('16px "Plus Jakarta Sans Variable"')))).toBe(true);
    expect(errors).toEqual([]);
  } finally {
    await browser.close();
    site.close();
  }
});

test('importing one button brings that button and nothing of the rest', async () => {
  const result = await bundle({ build: { write: false, lib: { entry: path.join(project, 'button.ts'), formats: ['es'] }, rolldownOptions: { external: [/^react/, 'styled-components'] } } });
  const [chunk] = [result].flat()[0].output;
  const brought = Object.keys(chunk.modules).map((name) => name.split('/lib/').at(-1).replace(/\\0/g, '')).filter((name) => /^(ui|tokens)\//.test(name));
  expect(brought.filter((name) => !/^ui\/(Button|theme)\/|^ui\/icons\/(SpinnerIcon|Svg|paint)\.|^tokens\//.test(name))).toEqual([]);
  expect(brought).toContain('ui/Button/Button.js');
  expect(chunk.code).not.toContain('alertdialog');
});
