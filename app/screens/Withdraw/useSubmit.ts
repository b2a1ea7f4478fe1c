import { withdrawSubmitLockMs } from '@tally/contract/limits/withdraw';
import { useCallback, useEffect, useRef, useState } from 'react';
import { withdrawInfos } from '@tally/contract/wallet/withdrawInfos';
import { showWithdrawRefusal } from '../../features/wallet/withdraw/showWithdrawRefusal';
import { resumeWithdraw, unfinishedWithdrawal, withdraw } from '../../features/wallet/withdraw/withdraw';
import { useAppDispatch } from '../../state/reduxHooks';
import { useServices } from '../../state/appContext';
import type { AppThunk } from '../../state/appStore';

/**
 * Locks the submit button until the outcome has been shown, at most 10 s (WITHDRAW-19). A withdrawal that was
 * interrupted by a reload is resumed at once.
 */
export function useSubmit(active: boolean): {
  busy: boolean;
  submit: (amount: number) => void;
  /** Says that the day has had its withdrawal: no press takes money that nobody chose. */
  wait: () => void;
} {
  const dispatch = useAppDispatch();
  const services = useServices();
  const [busy, setBusy] = useState(false);
  const locked = useRef(false);
  const run = useCallback(
    (job: AppThunk<Promise<void>>) => {
      // A ref, because the second tap of a double tap comes before the button is rendered again.
      if (locked.current) return;
      const lock = (on: boolean) => {
        locked.current = on;
        setBusy(on);
      };
      lock(true);
      const stop = services.after(withdrawSubmitLockMs, () => lock(false));
      void dispatch(job).finally(() => {
        stop();
        lock(false);
      });
    },
    [dispatch, services],
  );
  useEffect(() => {
    const pending = active ? dispatch(unfinishedWithdrawal()) : undefined;
    if (pending) run(resumeWithdraw(pending));
  }, [active, run, dispatch]);
  const wait = () => void dispatch(showWithdrawRefusal(withdrawInfos.onceDaily, 0));
  return { busy, submit: (amount) => run(withdraw(amount)), wait };
}
