import type { Session } from '../../session/types';

/** Query argument for last week's ranking, from which the notices are made. */
export const rankQuery = (session: Session | null) =>
  session ? { appPkgName: session.pkgName, locale: session.locale } : {};
