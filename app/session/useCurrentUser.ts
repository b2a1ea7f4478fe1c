import { isActive } from '@tally/contract/active';
import { localeMarket } from '@tally/contract/market';
import { useAppSelector } from '../platform/reduxHooks';
import { usePageLocale } from '../platform/appContext';
import { useGetUserInfoQuery } from './sessionApi';
import { selectSession } from './sessionSlice';

/** Who is at the screen and where. `person` is unknown while the server has not said, failed when it could not be asked. */
export function useCurrentUser() {
  const locale = usePageLocale();
  const session = useAppSelector(selectSession);
  const { data: user, isError, refetch } = useGetUserInfoQuery(undefined, { skip: !session });
  const person: 'unknown' | 'failed' | 'guest' | 'active' = user
    ? isActive(user)
      ? 'active'
      : 'guest'
    : isError
      ? 'failed'
      : 'unknown';
  return {
    pkgName: session?.pkgName ?? '',
    market: session?.market ?? localeMarket[locale],
    locale: session?.locale ?? 'en',
    sdk: session?.sdk ?? 0,
    person,
    active: person === 'active',
    user,
    /** The numbers are the last known ones. */
    stale: isError,
    refetchUser: () => void refetch(),
  } as const;
}
