import { reviewPromptDelayMs } from '@tally/contract/limits/passbook';
import { listenOnScreen, type StartScreenListeners } from '../../../state/screenActions';
import { delay } from '../../../platform/time/delay';
import type { RootState } from '../../../state/appStore';
import { reviewDue, reviewShownKey } from './passbookRules';
import { promptForReview } from './promptForReview';
import { walletApi } from '../walletApi';

const selectPassbook = walletApi.endpoints.getPassbook.select({});

/** Asks a person whose withdrawals were all paid for a review, 3 s after the passbook is loaded (RATE-1). */
export const startPassbookListeners: StartScreenListeners = (startListening, path) =>
  listenOnScreen(startListening, path, async ({ dispatch, getState, condition, pause, extra: { services } }) => {
    const due = (state: RootState) =>
      reviewDue(selectPassbook(state).data ?? [], services.storage.get(reviewShownKey) !== undefined);
    if (!due(getState())) await condition((_, state) => due(state));
    await pause(delay(services, reviewPromptDelayMs));
    if (due(getState())) await dispatch(promptForReview());
  });
