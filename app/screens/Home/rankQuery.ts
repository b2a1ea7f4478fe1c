import type { Session } from '../../session/types';

/** The ranking of last week that the notices are made of. */
export const rankQuery = (session: Session | null) =>
  session ? { appPkgName: session.pkgName, locale: session.locale } : {};
