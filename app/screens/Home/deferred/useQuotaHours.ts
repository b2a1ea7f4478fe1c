import type { Market } from '@tally/contract/market';
import { localTime } from '@tally/contract/rules/marketClock';
import { untilQuotaChange } from '@tally/contract/rules/quota';
import { useEffect, useState } from 'react';
import { api } from '../../../api/api';
import { useAppDispatch } from '../../../platform/reduxHooks';
import { useAppContext } from '../../../platform/appContext';
import { showToast } from '../../../overlays/openDialog';

/** The server's clock is known to a second: the fetch waits at least this long after the hour, ms. */
const afterTheHourMs = 2000;
/** Phones do not all ask in the same moment: each waits up to so much longer, ms. */
const spreadMs = 8000;

/**
 * Fetches counts and person again when an hour has come that changes them (see untilQuotaChange), and says on home that
 * a new day has begun. A phone that slept
 * through it fetches when the page is looked at again (session/refetchOnReturn.ts).
 */
export function useQuotaHours(market: Market, active: boolean): void {
  const dispatch = useAppDispatch();
  const { services, clock, navigation } = useAppContext();
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    if (!active) return;
    const wait = untilQuotaChange(market, clock.now()) + afterTheHourMs + services.random() * spreadMs;
    return services.after(wait, () => {
      dispatch(api.util.invalidateTags(['User', 'Tasks', 'Lucky']));
      if (localTime(clock.now(), market).minutes < 60 && navigation.currentPath() === '/home')
        dispatch(showToast('tasks.newDay'));
      setPassed((before) => before + 1);
    });
  }, [active, market, passed, clock, navigation, services, dispatch]);
}
