import { newsDays, revealMs } from '@tally/contract/limits/home';
import { dayMs } from '@tally/contract/limits/time';
import type { LastPayment } from '@tally/contract/people/user';
import { passbookStatus } from '@tally/contract/wallet/withdraw';
import { formatMoney } from '@tally/locales/format';
import { walletName } from '@tally/locales/walletName';
import { addListener } from '@reduxjs/toolkit';
import { openDialog } from '../../../overlays/openDialog';
import { delay } from '../../../platform/time/delay';
import { isSeen, markSeen } from '../../../session/seenMarks';
import { paymentToldKey } from '../../../session/seenStorageKeys';
import { selectUser } from '../../../session/selectors';
import type { AppContext, AppDispatch, AppThunk, RootState } from '../../../state/appStore';
import { onScreen } from '../../../state/screenActions';
import { requireSession } from '../../../state/sessionSlice';

const addAppListener = addListener.withTypes<RootState, AppDispatch, AppContext>();

/** How many ends of withdrawals a phone remembers: those of people who take turns on it. */
const toldMax = 10;

/** What makes an end of a withdrawal another one. Ids of withdrawals are nobody else's. */
const markOf = ({ id, at }: LastPayment): string => `${id}:${at}`;

/** Stands for "none yet". */
const noPayment = '-';

/**
 * A phone that opens home for the first time has seen nothing, and is told nothing of what was before: only what ends
 * from then on is news.
 */
function begin(state: RootState, { services: { storage } }: AppContext): void {
  const user = selectUser(state);
  if (!user || storage.get(paymentToldKey) !== undefined) return;
  markSeen(storage, paymentToldKey, [user.lastPayment ? markOf(user.lastPayment) : noPayment], toldMax);
}

/** The end of a withdrawal that is news, and was not told on this phone. */
const untold = (state: RootState, { clock, services }: AppContext): LastPayment | undefined => {
  const payment = selectUser(state)?.lastPayment;
  if (!payment || clock.now() - payment.at >= newsDays * dayMs) return undefined;
  return isSeen(services.storage, paymentToldKey, markOf(payment)) ? undefined : payment;
};

const tell =
  (payment: LastPayment): AppThunk<Promise<void>> =>
  async (dispatch, getState, { services, navigation }) => {
    markSeen(services.storage, paymentToldKey, [markOf(payment)], toldMax);
    const { accountType } = payment;
    const amount = formatMoney(payment.amount, requireSession(getState()).market);
    const paid = payment.status === passbookStatus.paid;
    const answer = await dispatch(
      paid
        ? openDialog('payment.arrived', { amount, type: accountType ? walletName(accountType) : undefined })
        : openDialog('payment.returned', { amount }),
    );
    if (answer === (paid ? 'secondary' : 'primary')) navigation.go('/passbook');
  };

/**
 * Tells how a withdrawal has ended, on the first home after that, after the notices about the account (DAY-4).
 * @param since when home was first entered, monotonic ms: the delay counts from here
 */
export const listenForPayment = (since: number) =>
  addAppListener(
    onScreen('/home', async ({ dispatch, getState, condition, pause, extra }) => {
      const left = since + revealMs.dupUser - extra.services.elapsed();
      if (left > 0) await pause(delay(extra.services, left));
      if (!selectUser(getState())) await condition((_, state) => selectUser(state) !== undefined);
      begin(getState(), extra);
      if (!untold(getState(), extra)) await condition((_, state) => untold(state, extra) !== undefined);
      const payment = untold(getState(), extra);
      if (payment) await dispatch(tell(payment));
    }),
  );
