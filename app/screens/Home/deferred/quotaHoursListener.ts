import type { Market } from '@tally/contract/market/codes';
import { localTime } from '@tally/contract/rules/marketClock';
import { untilQuotaChange } from '@tally/contract/rules/quota';
import { addListener } from '@reduxjs/toolkit';
import { api } from '../../../api/api';
import { screenShown } from '../../../state/screenActions';
import { showToast } from '../../../overlays/showToast';
import type { AppContext, AppDispatch, RootState } from '../../../state/appStore';
import { delay } from '../../../platform/time/delay';
import { selectActive } from '../../../session/selectors';

const addAppListener = addListener.withTypes<RootState, AppDispatch, AppContext>();

/** The server's clock is known to a second only: the fetch waits at least this long after the full hour, ms. */
const afterTheHourMs = 2000;
/** Maximum random addition to that delay, so that not all phones send their requests at the same moment, ms. */
const spreadMs = 8000;

/**
 * Fetches counts and person again at the hours at which the quotas change (see untilQuotaChange), and shows on home
 * that a new day has begun (TASK-25). A phone that was asleep at that hour fetches when the page returns to the
 * foreground (session/refetchOnReturn.ts).
 */
export const listenForQuotaHours = (market: Market) =>
  addAppListener({
    actionCreator: screenShown,
    effect: async (
      _,
      { dispatch, getState, condition, pause, unsubscribe, extra: { services, clock, navigation } },
    ) => {
      // One endless loop for as long as home exists; it continues while another page is shown.
      unsubscribe();
      for (;;) {
        if (!selectActive(getState())) await condition((_action, state) => selectActive(state));
        const wait = untilQuotaChange(market, clock.now()) + afterTheHourMs + services.random() * spreadMs;
        await pause(delay(services, wait));
        if (!selectActive(getState())) continue;
        dispatch(api.util.invalidateTags(['User', 'Tasks', 'Lucky']));
        if (localTime(clock.now(), market).minutes < 60 && navigation.currentPath() === '/home')
          dispatch(showToast('tasks.newDay'));
      }
    },
  });
