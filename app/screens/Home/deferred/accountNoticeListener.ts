import { revealMs } from '@tally/contract/limits/home';
import { addListener } from '@reduxjs/toolkit';
import { onScreen } from '../../../state/screenActions';
import { openDialog } from '../../../overlays/openDialog';
import type { AppContext, AppDispatch, RootState } from '../../../state/appStore';
import { delay } from '../../../platform/time/delay';
import { selectUser } from '../../../session/selectors';
import { trackAction } from '../../../host/trackAction';

const addAppListener = addListener.withTypes<RootState, AppDispatch, AppContext>();

/**
 * Opens the notices about the person's account, once, after their delay, and only while home is shown: that someone
 * requested the account's deletion, which any activity of the person cancels (PRIVACY-9), then that another account
 * already earns on this phone (PERSON-10, HOME-17).
 * @param since when home was first entered, monotonic ms: the delay counts from here
 */
export const listenForAccountNotice = (since: number) =>
  addAppListener(
    onScreen('/home', async ({ dispatch, getState, condition, pause, unsubscribe, extra: { services } }) => {
      const hasNotice = (state: RootState) => {
        const user = selectUser(state);
        return user !== undefined && (user.deletionAsked || user.dupUser);
      };
      const left = since + revealMs.dupUser - services.elapsed();
      if (left > 0) await pause(delay(services, left));
      if (!hasNotice(getState())) await condition((_, state) => hasNotice(state));
      unsubscribe();
      const { deletionAsked, dupUser } = selectUser(getState()) ?? {};
      if (deletionAsked && (await dispatch(openDialog('deletion.asked'))) === 'primary') dispatch(trackAction('open'));
      if (dupUser) void dispatch(openDialog('login.duplicateUser'));
    }),
  );
