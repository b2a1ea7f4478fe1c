import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readProgram } from './program';
import { readStored } from './stored';

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
    return readStored(readProgram(folder, ['main.ts']), folder);
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
