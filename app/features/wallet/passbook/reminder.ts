import type { Market } from '@tally/contract/market/codes';
import { passbookStatus, type PassbookEntry } from '@tally/contract/wallet/withdraw';
import { isOverdue } from '@tally/contract/rules/arrival';
import { localTime } from '@tally/contract/rules/marketClock';
import type { KeyValueStore } from '../../../platform/services';
import { lastOf, lastText } from '../withdraw/withdrawAmounts';

/** Local-storage key: when the last reminder was sent, with the user's token hash (see lastOf). */
const reminderKey = 'reminderTime';

/** State of the reminder on a passbook row: hidden, the button, or already sent today. */
export type ReminderState = 'none' | 'due' | 'sent';

/**
 * "Remind us" is shown for a withdrawal that takes longer than its stated time, once per day in the market's time zone
 * (PASSBOOK-4).
 * @param now the server's time, ms since the epoch
 * @param last when the person last sent a reminder, ms since the epoch; NaN: never on this phone
 */
export function reminderState(
  { amount, date, status }: Pick<PassbookEntry, 'amount' | 'status' | 'date'>,
  market: Market,
  now: number,
  last: number,
): ReminderState {
  if (status !== passbookStatus.pending || !isOverdue({ amount, date }, market, now)) return 'none';
  return !Number.isNaN(last) && localTime(last, market).day === localTime(now, market).day ? 'sent' : 'due';
}

/** When this person last sent a reminder from this phone, ms since the epoch; NaN: never. */
export const lastReminder = (storage: Pick<KeyValueStore, 'get'>, user: string): number =>
  lastOf(storage.get(reminderKey), user);

export const persistReminder = (storage: Pick<KeyValueStore, 'set'>, user: string, now: number): boolean =>
  storage.set(reminderKey, lastText(now, user));
