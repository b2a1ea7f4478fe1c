import type { Market } from '@tally/contract/market';
import { localTime } from '@tally/contract/rules/marketClock';
import { untilQuotaChange } from '@tally/contract/rules/quota';
import { addListener } from '@reduxjs/toolkit';
import { api } from '../../../api/api';
import { screenShown } from '../../../navigation/screenActions';
import { showToast } from '../../../overlays/openDialog';
import type { AppContext } from '../../../platform/appContext';
import { delay } from '../../../platform/delay';
import { selectActive } from '../../../session/selectors';
import type { AppDispatch, RootState } from '../../../store';

const addAppListener = addListener.withTypes<RootState, AppDispatch, AppContext>();

/** The server's clock is known to a second: the fetch waits at least this long after the hour, ms. */
const afterTheHourMs = 2000;
/** Phones do not all ask in the same moment: each waits up to so much longer, ms. */
const spreadMs = 8000;

/**
 * Fetches counts and person again when an hour has come that changes them (see untilQuotaChange), and says on home that
 * a new day has begun (TASK-25). A phone that slept through it fetches when the page is looked at again
 * (session/refetchOnReturn.ts).
 */
export const listenForQuotaHours = (market: Market) =>
  addAppListener({
    actionCreator: screenShown,
    effect: async (
      _,
      { dispatch, getState, condition, pause, unsubscribe, extra: { services, clock, navigation } },
    ) => {
      // One wait for as long as home exists: it goes on while another page is shown.
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
