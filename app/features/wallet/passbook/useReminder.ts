import type { Market } from '@tally/contract/market/codes';
import type { PassbookEntry } from '@tally/contract/wallet/withdraw';
import { useState } from 'react';
import { tokenHash } from '../../../bridge/tokenHash';
import { useAppDispatch } from '../../../state/reduxHooks';
import { useAppContext } from '../../../state/appContext';
import { lastReminder, reminderState, type ReminderState } from './reminder';
import { sendReminder } from './sendReminder';

/**
 * State and action of the reminder for all passbook rows: they share one request, because a person has at most one
 * withdrawal in progress.
 */
export function useReminder(market: Market) {
  const dispatch = useAppDispatch();
  const { services, clock, vault } = useAppContext();
  const { storage } = services;
  const user = tokenHash(vault.get() ?? '');
  const [busy, setBusy] = useState(false);
  const stateOf = (entry: PassbookEntry): ReminderState =>
    reminderState(entry, market, clock.now(), lastReminder(storage, user));
  const send = () => {
    setBusy(true);
    void dispatch(sendReminder()).finally(() => setBusy(false));
  };
  return { busy, stateOf, send };
}
