import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readProduct, readReach } from './product';
import type { ReadProgram } from './program';
import { readStored } from './stored';

/** Timeout: reading all sources takes TypeScript a while on a machine under load, ms. */
const patience = 600_000;
const root = path.resolve(import.meta.dirname, '../..');

describe('the whole product', () => {
  let product: ReadProgram;
  beforeAll(() => {
    product = readProduct(root);
  }, patience);

  it(
    'the walk from the entries reaches every text, dialog, toast, endpoint, method and callback of the host, component and limit',
    () => {
      const unreached = readReach(product, root).map(({ what, all, reached }) => {
        expect(all, `every ${what} is known`).not.toHaveLength(0);
        return [what, all.filter((name) => !reached.has(name))] as const;
      });
      expect(
        Object.fromEntries(unreached.filter(([, names]) => names.length > 0)),
        'what nothing uses: wire it up or remove it',
      ).toEqual({});
    },
    patience,
  );

  const rules = readFileSync(path.join(root, 'docs/product-rules.md'), 'utf8');
  const rule = /^- \*\*PERSON-13\*\* (.+)$/m.exec(rules)?.[1] ?? '';
  /** The names that the sentence of the rule beginning with these words gives. */
  const namesIn = (words: string) => {
    const sentence = rule.split('. ').find((part) => part.startsWith(words)) ?? '';
    return Array.from(sentence.matchAll(/`([^`]+)`/g), ([, name]) => name).sort();
  };

  it(
    'the page stores what the rule names, and nothing else (PERSON-13)',
    () => {
      expect(readStored(product, root, path.join(root, 'app/'))).toEqual({
        local: namesIn('Local storage'),
        session: namesIn('Session storage'),
        databases: namesIn('The database'),
        caches: namesIn('The caches'),
      });
    },
    patience,
  );
});
