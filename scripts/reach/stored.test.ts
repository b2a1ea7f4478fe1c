import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readStored } from './stored';

const root = path.resolve(import.meta.dirname, '../..');

describe('what is stored', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'stored-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const compilerOptions = { target: 'ES2022', module: 'ESNext', moduleResolution: 'bundler', strict: true };
  writeFileSync(path.join(folder, 'tsconfig.base.json'), JSON.stringify({ compilerOptions }));
  const services = [
    'interface KeyValueStore { set(key: string, value: string): boolean }',
    'interface Services { storage: KeyValueStore; sessionStorage: KeyValueStore }',
    'declare const services: Services; declare const version: string;',
    'declare const safeStorage: (open: () => Storage) => KeyValueStore;',
  ].join('\n');
  const stored = (code: string) => {
    writeFileSync(path.join(folder, 'main.ts'), `${services}\n${code}\nexport {};`);
    return readStored(folder, ['main.ts']);
  };
  const nothing = { local: [], session: [], databases: [], caches: [] };

  it.each([
    ['by a service', "services.storage.set('a', '');", { local: ['a'] }],
    ['by one taken out', "const { sessionStorage } = services; sessionStorage.set('a', '');", { session: ['a'] }],
    [
      'by a parameter, for each of its callers',
      "const f = (to: Pick<KeyValueStore, 'set'>) => to.set('a', ''); f(services.storage); f(services.sessionStorage);",
      { local: ['a'], session: ['a'] },
    ],
    ['by one made here', "const tab = safeStorage(() => sessionStorage); tab.set('a', '');", { session: ['a'] }],
    [
      'under one of several keys',
      "const keys = { x: 'a', y: 'b' } as const; const f = (x: 'x' | 'y') => services.storage.set(keys[x], '');",
      { local: ['a', 'b'] },
    ],
    ['in a database', "indexedDB.open('d', 1);", { databases: ['d'] }],
    [
      'in caches, some of which bear a version',
      "const start = 't-'; const name = () => `${start}${version}`; void caches.open(name()); void caches.open('c');",
      { caches: ['c', 't-*'] },
    ],
  ])('a stored value is found %s', (_, code, found) => expect(stored(code)).toEqual({ ...nothing, ...found }));

  it.each([
    ['a key that can be anything', 'services.storage.set(version, "");', 'What is stored by version'],
    ['a place that is not known', 'declare const any: KeyValueStore; any.set("a", "");', 'Where any of'],
    ['a way past the services', 'localStorage.setItem("a", "");', 'goes past safeStorage'],
  ])('%s is reported', (_, code, message) => expect(() => stored(code)).toThrow(message));
});

describe('what the page stores', () => {
  const rules = readFileSync(path.join(root, 'docs/product-rules.md'), 'utf8');
  const rule = /^- \*\*PERSON-13\*\* (.+)$/m.exec(rules)?.[1] ?? '';
  /** The names that the sentence of the rule beginning with these words gives. */
  const namesIn = (words: string) => {
    const sentence = rule.split('. ').find((part) => part.startsWith(words)) ?? '';
    return Array.from(sentence.matchAll(/`([^`]+)`/g), ([, name]) => name).sort();
  };

  // Timeout: reading all sources takes TypeScript a while on a machine under load.
  it('the page stores what the rule names, and nothing else (PERSON-13)', { timeout: 600_000 }, () => {
    const entries = ['head/inlineHead.ts', 'startApp.tsx', 'recoverStart.ts', 'serviceWorker/worker.ts'].map(
      (file) => `app/startup/${file}`,
    );
    expect(readStored(root, entries)).toEqual({
      local: namesIn('Local storage'),
      session: namesIn('Session storage'),
      databases: namesIn('The database'),
      caches: namesIn('The caches'),
    });
  });
});
