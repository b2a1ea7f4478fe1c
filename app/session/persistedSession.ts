import type { Session } from './types';
import type { KeyValueStore } from '../platform/services';
import { marketOf, sdkOf } from './parseSession';
import { isLocale } from '@tally/locales/tags';

const key = 'session';

/** Remembers the session (nothing secret) until the web view closes, so that a reload goes on with it. */
export function persistSession(storage: KeyValueStore, session: Session): void {
  storage.set(key, JSON.stringify(session));
}

/** The session of before the reload; undefined when there is none or it does not read as one. */
export function persistedSession(storage: KeyValueStore): Session | undefined {
  try {
    const kept = JSON.parse(storage.get(key) ?? 'null') as Partial<Record<keyof Session, unknown>> | null;
    const market = marketOf(typeof kept?.market === 'string' ? kept.market : null);
    if (!kept || !market || typeof kept.pkgName !== 'string' || !isLocale(kept.locale)) return undefined;
    return {
      pkgName: kept.pkgName,
      market,
      locale: kept.locale,
      sdk: sdkOf(String(kept.sdk)),
      appVersion: typeof kept.appVersion === 'string' ? kept.appVersion : '',
    };
  } catch {
    return undefined;
  }
}
