import type { Session } from '../state/session';
import type { KeyValueStore } from '../platform/services';
import { marketOf, sdkOf } from './parseSession';
import { isLocale } from '@tally/locales/tags';

const key = 'session';

/** Local-storage key of the last visit's numbers (`lastNumbersStorage.ts`). */
export const lastHomeKey = 'lastHome';
/** Deletes the stored numbers, when the person is no longer logged in or another person is. */
export const forgetLastHome = (storage: KeyValueStore): void => storage.remove(lastHomeKey);

/** Stores the session (contains no secret) until the web view closes, so that a reload continues it. */
export function persistSession(storage: KeyValueStore, session: Session): void {
  storage.set(key, JSON.stringify(session));
}

/** The session stored before the reload; undefined when there is none or it is malformed. */
export function persistedSession(storage: KeyValueStore): Session | undefined {
  try {
    const stored = JSON.parse(storage.get(key) ?? 'null') as Partial<Record<keyof Session, unknown>> | null;
    const market = marketOf(typeof stored?.market === 'string' ? stored.market : null);
    if (!stored || !market || typeof stored.pkgName !== 'string' || !isLocale(stored.locale)) return undefined;
    return {
      pkgName: stored.pkgName,
      market,
      locale: stored.locale,
      sdk: sdkOf(String(stored.sdk)),
      appVersion: typeof stored.appVersion === 'string' ? stored.appVersion : '',
    };
  } catch {
    return undefined;
  }
}
