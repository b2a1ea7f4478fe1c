import { useCallback, useEffect, useState } from 'react';
import { selectUser, selectUserRequest } from '../../../session/selectors';
import type { Person } from '../../../state/person';
import { useAppSelector } from '../../../state/reduxHooks';
import { useOnline } from '../../../state/appContext';
import type { PersistentHome } from '../mountedHome';

/**
 * Lets home show its lower part once nothing above it is missing any more (HOME-8): the lucky list and the review card,
 * where the person has them. Without a network none of them is waited for.
 *
 * @param reviewCard its module; undefined while it is not there, null if it could not be loaded
 * @returns to be called when the lucky list is known, or could not be loaded
 */
export function useStableHome(home: PersistentHome, person: Person, reviewCard: object | null | undefined) {
  const user = useAppSelector(selectUser);
  const failed = useAppSelector((state) => selectUserRequest(state).error !== undefined);
  const online = useOnline();
  const [luckyKnown, setLuckyKnown] = useState(false);
  const lucky = luckyKnown || !user?.showLuckyTask;
  const review = reviewCard !== undefined || !user?.showReviewTask;
  const stable = failed || !online || (user && (person !== 'active' || (lucky && review)));
  useEffect(() => {
    if (stable) home.markStable();
  }, [stable, home]);
  return useCallback(() => setLuckyKnown(true), []);
}
