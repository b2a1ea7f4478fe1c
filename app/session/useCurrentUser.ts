import { localeMarket } from '@tally/contract/market/codes';
import { useAppSelector } from '../state/reduxHooks';
import { usePageLocale } from '../state/appContext';
import { personOf } from '../state/person';
import { useGetUserInfoQuery } from './sessionApi';
import { selectLoggedIn, selectSession } from '../state/sessionSlice';

/**
 * The current person and session. `person` is unknown until the server has answered or a login has succeeded, failed
 * when the request failed.
 */
export function useCurrentUser() {
  const locale = usePageLocale();
  const session = useAppSelector(selectSession);
  const { data: user, isError, error, refetch } = useGetUserInfoQuery(undefined, { skip: !session });
  const loggedIn = useAppSelector(selectLoggedIn);
  const person = !user && isError ? 'failed' : personOf(user, loggedIn);
  return {
    pkgName: session?.pkgName ?? '',
    market: session?.market ?? localeMarket[locale],
    locale: session?.locale ?? 'en',
    sdk: session?.sdk ?? 0,
    person,
    active: person === 'active',
    user,
    /** Whether the numbers are the last known ones after a failure. */
    stale: isError,
    /** Of the request for the person. */
    error,
    refetchUser: () => void refetch(),
  } as const;
}
