import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { brotliSize } from './brotli.mjs';
import { byteBudgets } from './byteBudgets.mjs';
import { chunksOf, floorSize } from './floor.mjs';
import { closure, nameOf, readGraph } from './graph.mjs';
import { isOver, measure, table } from './measure.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, 'dist/app');

describe('bytes of the built app', () => {
  let rows;
  let floor;
  beforeAll(async () => {
    floor = await floorSize();
    rows = measure(folder, floor);
    console.log(table(rows));
  });

  it('nothing is over its budget (HOME-22)', () => {
    expect(rows.filter(isOver).map(({ what }) => what)).toEqual([]);
    expect(byteBudgets.deferred).toBeLessThanOrEqual(20_000);
  });
  it('the page fetches a part that only some have for them alone (HOME-22)', () => {
    for (const what of [/^the review task/, /three pictures, for guests/, /^the motion of a reward/])
      expect(rows.find((row) => what.test(row.what))?.value, String(what)).toBeGreaterThan(0);
  });
  it('the floor is that of the packages in production (in development it is 174 kB)', () => {
    expect(floor).toBeLessThan(125_000);
  });
  it('no part of home brings the router, which the first other page does', () => {
    const { chunks } = readGraph(folder);
    const withRouter = (name) => {
      const file = [...chunks.keys()].find((one) => nameOf(one) === name);
      return [...closure(chunks, [file])].some((one) => nameOf(one) === 'routing');
    };
    const parts = ['startApp', 'deferredChunk', 'FirstSteps', 'RewardMotion', 'nextOpening'];
    expect(parts.filter(withRouter)).toEqual([]);
    expect(withRouter('WithdrawScreen')).toBe(true);
  });
  it('every kind of budget was looked at', () => {
    for (const what of [
      /index.html/,
      /home: its script/,
      /comes late/,
      /router/,
      /requests/,
      /^route \w+Screen/,
      /^texts pt_br\.home/,
    ])
      expect(rows.some((row) => what.test(row.what))).toBe(true);
  });
  it('the script of home says in its first line that all of it is called at once', () => {
    const file = [...readGraph(folder).chunks.keys()].find((one) => one.startsWith('startApp-'));
    expect(readFileSync(path.join(folder, 'assets', file), 'utf8')).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  });
  it('each script has its brotli beside it', () => {
    for (const file of readGraph(folder).chunks.keys())
      expect(existsSync(path.join(folder, 'assets', `${file}.br`)), file).toBe(true);
  });
});

describe('the floor is what the app imports, no more', () => {
  const names = (code) =>
    [
      ...code.matchAll(
        /^import (.+?) from '((?:react|react-dom|styled-components|react-router-dom|@reduxjs|react-redux|i18next|react-i18next)[^']*)'/gm,
      ),
    ].flatMap(([, what, from]) =>
      what
        .replace(/[{}]/g, ',')
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name && !name.startsWith('type '))
        .map((name) => `${from} ${name.split(' as ')[0]}`),
    );
  const sources = ['app', 'ui', 'locales'].flatMap((one) =>
    readdirSync(path.join(root, one), { recursive: true, withFileTypes: true })
      .filter(
        (entry) =>
          /\.tsx?$/.test(entry.name) &&
          !/\.(test|stories)\./.test(entry.name) &&
          !/\/(testing|build)$/.test(entry.parentPath),
      )
      .map((entry) => path.join(entry.parentPath, entry.name)),
  );
  const used = new Set(sources.flatMap((file) => names(readFileSync(file, 'utf8').replace(/^import type.*$/gm, ''))));
  const floor = names(readFileSync(path.join(root, 'bench/floor/main.js'), 'utf8'));

  it.each(floor)('%s', (name) => {
    expect(used).toContain(name);
  });
});

describe('one component brings only itself', () => {
  const components = readdirSync(path.join(root, 'ui'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(path.join(root, 'ui', entry.name, `${entry.name}.tsx`)))
    .map(({ name }) => name);
  const own = (id) =>
    id.includes('/ui/') || id.includes('/tokens/') || id.includes('/locales/') || id.includes('/contract/');
  const alone = async (name) =>
    chunksOf(path.join(root, `ui/${name}/${name}.tsx`), { external: [/^react(-dom)?(\/|$)/, /^styled-components/] });

  it.each(components)('%s', async (name) => {
    const [chunk] = await alone(name);
    const foreign = Object.keys(chunk.modules).filter((id) => !own(id) && !id.startsWith('\0'));
    expect(foreign).toEqual([]);
    // 1.6 kB of it is the table of tokens.
    expect(brotliSize(chunk.code)).toBeLessThan(5_500);
  });
});
