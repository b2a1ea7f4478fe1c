import type { Session } from '../../state/session';

/** Query argument for last week's ranking, from which the notices are made. */
export const rankQuery = (session: Session | null) =>
  session ? { appPkgName: session.pkgName, locale: session.locale } : {};
