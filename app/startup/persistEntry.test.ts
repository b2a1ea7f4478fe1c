import { markets } from '@tally/contract/market/codes';
import { localeCodes } from '@tally/locales/tags';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Secrets } from '../platform/services';
import { persistedSession } from '../session/persistedSession';
import { memoryStorage } from '../testing/memoryStorage';
import { persistEntry } from './persistEntry';

const sessions = fc.record({
  pkgName: fc.string(),
  market: fc.constantFrom(...markets),
  locale: fc.constantFrom(...localeCodes),
  sdk: fc.nat(999_999),
  appVersion: fc.string(),
});
const secretsOf = (saved: Secrets[]) => ({
  save: (secrets: Secrets) => Promise.resolve(void saved.push(secrets)),
  load: () => Promise.resolve({}),
});
const secrets = { token: 'a-token-of-somebody', uuid: 'an-id-of-a-phone' };

it('a reload goes on with package, market, locale and SDK version; token and uuid go to the keeper of secrets alone (PERSON-12)', () =>
  fc.assert(
    fc.asyncProperty(sessions, async (session) => {
      const [sessionStorage, saved] = [memoryStorage(), [] as Secrets[]];
      const entry = { to: 'app', path: '/home', session, secrets } as const;
      await persistEntry({ entry, session, secrets }, { sessionStorage, secrets: secretsOf(saved) });
      expect(persistedSession(sessionStorage)).toEqual(session);
      expect(saved).toEqual([secrets]);
      for (const secret of Object.values(secrets)) expect(sessionStorage.get('session')).not.toContain(secret);
    }),
  ));

it.each([undefined, 'null', '{', '{"market":"id","locale":"id"}', '{"pkgName":"a","market":"xx","locale":"id"}'])(
  'the page passes over a stored value that is no session: %s (PERSON-12)',
  (kept) => {
    expect(persistedSession(memoryStorage(kept === undefined ? {} : { session: kept }))).toBeUndefined();
  },
);
