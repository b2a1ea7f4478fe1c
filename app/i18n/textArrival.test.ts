import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const app = path.resolve(import.meta.dirname, '..');
const hooks = ['useHomeTranslate', 'useDeferredTranslate', 'useTranslate', 'useOperatorTranslate'];
const staticImports = /^(?:import|export) (?!type\b)[^;]*?from '(\.[^']+)'/gm;
const lazyImports = /\bimport\('(\.[^']+)'\)/g;

/** A module and all that it imports, by path: with `lazily`, also what it imports on demand. */
function arriving(entry: string, lazily: boolean): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    const source = readFileSync(file, 'utf8');
    found.set(file, source);
    for (const imports of lazily ? [staticImports, lazyImports] : [staticImports])
      for (const [, name = ''] of source.matchAll(imports)) {
        const next = ['.ts', '.tsx'].map((end) => path.resolve(path.dirname(file), name + end)).find(existsSync);
        if (next) visit(next);
      }
  };
  visit(path.join(app, entry));
  return found;
}

// Each hook accepts only texts that are there with its part of the app: the types see to that. Here, that no component
// takes the hook of a part that arrives after its own.
it.each([
  ['startup/head/inlineHead.ts', [], false],
  ['startup/startApp.tsx', ['useHomeTranslate'], false],
  ['AppRoutes.tsx', ['useHomeTranslate'], false],
  ['startup/deferredChunk.tsx', ['useHomeTranslate', 'useDeferredTranslate'], true],
])('code that arrives with %s uses no text that comes later', (entry, allowed, lazily) => {
  const modules = arriving(entry, lazily);
  const asked = [...modules].flatMap(([file, source]) =>
    hooks.filter((hook) => source.includes(`${hook}()`)).map((hook) => [hook, path.relative(app, file)]),
  );
  expect(modules.size).toBeGreaterThan(10);
  expect(asked.filter(([hook = '']) => !allowed.includes(hook))).toEqual([]);
  expect(new Set(asked.map(([hook]) => hook)).size > 0).toBe(allowed.length > 0);
});

it('the check of the deferred part of home covers what it loads on demand', () => {
  const modules = [...arriving('startup/deferredChunk.tsx', true).keys()].map((file) => path.basename(file));
  expect(modules).toEqual(expect.arrayContaining(['DeferredHome.tsx', 'FirstSteps.tsx', 'ReviewCard.tsx']));
});
