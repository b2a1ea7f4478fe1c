import { describe, expect, it } from 'vitest';
import path from 'node:path';
import { readReach } from './product';

/** Timeout: reading all sources takes TypeScript a while on a machine under load, ms. */
const patience = 600_000;

describe('what a person, the phone app or a request can cause', () => {
  it(
    'the walk from the entries reaches every text, dialog, toast, endpoint, method and callback of the host, component and limit',
    () => {
      const unreached = readReach(path.resolve(import.meta.dirname, '../..')).map(({ what, all, reached }) => {
        expect(all, `every ${what} is known`).not.toHaveLength(0);
        return [what, all.filter((name) => !reached.has(name))] as const;
      });
      expect(Object.fromEntries(unreached.filter(([, names]) => names.length > 0))).toEqual({});
    },
    patience,
  );
});
