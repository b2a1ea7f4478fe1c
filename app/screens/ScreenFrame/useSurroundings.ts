import type { Locale, Market } from '@tally/contract/market';
import { useAppSelector } from '../../hooks';
import { selectActive, selectUser } from '../../session/selectors';
import { selectSession } from '../../session/sessionSlice';

/** Where the person is and who: what nearly every screen asks. `unknown`: the server has not told yet. */
export function useSurroundings(): { market: Market; locale: Locale; pkgName: string | undefined; person: 'unknown' | 'guest' | 'active' } {
  const session = useAppSelector(selectSession);
  const known = useAppSelector((state) => selectUser(state) !== undefined);
  const active = useAppSelector(selectActive);
  return { market: session?.market ?? 'id', locale: session?.locale ?? 'en', pkgName: session?.pkgName, person: !known ? 'unknown' : active ? 'active' : 'guest' };
}
