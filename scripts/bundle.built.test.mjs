import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { messageTemplateTexts } from '../contract/operator/messageTemplates';
import { root } from './lib/run.mjs';

/**
 * All text files below a folder.
 * @param {string} folder
 */
const textsBelow = (folder) =>
  readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|mjs|html|css|json|webmanifest)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => ({ name: path.relative(root, file), text: readFileSync(file, 'utf8') }));

/**
 * The sources in folders: of the product, without tests, stories and examples, unless the folder is one of examples.
 * @param {string[]} folders
 */
const sourcesIn = (...folders) =>
  folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(tsx?|json)$/.test(entry.name) && !/\.(test|stories)\./.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name))
      .filter(
        (file) => !/\/(node_modules|testing|e2e|examples|fixtures)\//.test(file.slice(root.length + folder.length + 1)),
      )
      .map((file) => readFileSync(file, 'utf8')),
  );

/** Strings that occur only in tests, demos and the host simulator. */
const madeUp = ['__installHost', 'host-simulator', 'mail.example', 'No reply for', 'demo-operators', '/demo/'];
/** Patterns of secret keys and of the places that they are read from. */
const secrets = [
  /-----BEGIN [A-Z ]*PRIVATE KEY/,
  /\b(OPERATOR|HOST|NUMBER|PANGLE|MINTEGRAL)_KEY\b/,
  /postgres(ql)?:\/\//,
  /\b(AKIA|ghp_|sk_live_|xox[bp]-)[A-Za-z0-9]{8,}/,
  /right-key-for-tests|token-of-person/,
];

describe('the app in production (S11)', () => {
  const files = textsBelow('dist/app');

  it('the app in production is there', () => expect(files.length).toBeGreaterThan(20));

  it.each(madeUp)('the app in production holds nothing of what is made up: %s', (word) => {
    expect(files.filter(({ text }) => text.includes(word)).map(({ name }) => name)).toEqual([]);
  });

  it.each(secrets)('the app in production holds no secret, and no name of one: %s', (secret) => {
    expect(files.filter(({ text }) => secret.test(text)).map(({ name }) => name)).toEqual([]);
  });

  it('the app in production carries no words of the document of the API, which only the server serves', () => {
    // Calls, and what their fields mean: sentences, which nothing else is there but the answers that operators send.
    const templates = new Set(Object.values(messageTemplateTexts).flatMap((texts) => Object.values(texts)));
    const folders = ['api', 'apps', 'calls', 'host', 'operator', 'people', 'tasks', 'wallet'].map(
      (folder) => `contract/${folder}`,
    );
    const sentences = sourcesIn(...folders)
      .map((text) => text.replace(/\/\*.*?\*\/|^\s*\/\/.*$/gms, ''))
      .flatMap((text) => Array.from(text.matchAll(/(['"])((?:(?!\1|\\).)*)\1/g), ([, , words = '']) => words))
      .filter((words) => /^[A-Z]\S* (\S+ ){2}/.test(words) && words !== words.toUpperCase() && !templates.has(words));
    expect(sentences.length).toBeGreaterThan(300);
    expect(sentences.filter((words) => files.some(({ text }) => text.includes(words)))).toEqual([]);
  });

  it('the app in production carries no example of a call', () => {
    const product = sourcesIn('app', 'contract', 'locales', 'tokens', 'ui').join('\n');
    const examples = sourcesIn('contract/examples', 'contract/fixtures')
      .flatMap((text) => Array.from(text.matchAll(/'([^'\n\\]{10,})'/g), ([, words = '']) => words))
      .filter((words) => !product.includes(words));
    expect(examples.length).toBeGreaterThan(100);
    expect(examples.filter((words) => files.some(({ text }) => text.includes(words)))).toEqual([]);
  });

  it('the check would notice the simulator', () => {
    expect(textsBelow('dist/host').some(({ text }) => text.includes('__installHost'))).toBe(true);
  });

  it('the app in production brings no source maps', () => {
    expect(files.filter(({ text }) => text.includes('sourceMappingURL=')).map(({ name }) => name)).toEqual([]);
  });
});

describe('the server in production (S11)', () => {
  it.each([/-----BEGIN [A-Z ]*PRIVATE KEY/, /right-key-for-tests|token-of-person/, /__installHost/])(
    'the server in production holds no key and nothing of tests: %s',
    (secret) => expect(secret.test(readFileSync(path.join(root, 'dist/server/main.js'), 'utf8'))).toBe(false),
  );
});
