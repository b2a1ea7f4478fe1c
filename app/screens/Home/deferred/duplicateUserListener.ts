import { revealMs } from '@tally/contract/limits';
import { addListener } from '@reduxjs/toolkit';
import { onScreen } from '../../../navigation/screenActions';
import { openDialog } from '../../../overlays/openDialog';
import type { AppContext } from '../../../platform/appContext';
import { delay } from '../../../platform/delay';
import { selectUser } from '../../../session/selectors';
import type { AppDispatch, RootState } from '../../../store';

const addAppListener = addListener.withTypes<RootState, AppDispatch, AppContext>();

/**
 * Says that the phone already earns with another account: once, after its delay, and only while home
 * is shown (PERSON-10, HOME-17).
 * @param since when home was entered first, monotonic ms: the delay counts from here
 */
export const listenForDuplicateUser = (since: number) =>
  addAppListener(
    onScreen('/home', async ({ dispatch, getState, condition, pause, unsubscribe, extra: { services } }) => {
      const isDuplicate = (state: RootState) => selectUser(state)?.dupUser === true;
      const left = since + revealMs.dupUser - services.elapsed();
      if (left > 0) await pause(delay(services, left));
      if (!isDuplicate(getState())) await condition((_, state) => isDuplicate(state));
      unsubscribe();
      void dispatch(openDialog('login.duplicateUser'));
    }),
  );
