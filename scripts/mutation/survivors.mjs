/**
 * Changes that no test notices, each with the reason why that is acceptable.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const mayLive = {
  'a wallet number is used twice a day':
    'The look before it, in the same transaction, refuses a number that was used today. Only two people who have shared a number since before numbers were unique, and who withdraw in the same moment, could get past that look.',
  "the inviter's reward is not asked for valid_at":
    'The look before it, under the lock of the same person, asks the same: either of the two is enough.',
  'a member counts again':
    'The update that makes a member count asks the same once more, and nothing is paid when it changes nothing: either of the two is enough.',
  "withdrawHours.ts: return window === null || window === 'closed' ? undefined : window; (|| -> &&, 22)":
    'No locale is without hours or closed at present, so the two differ for nobody. That they are told apart is the rule of withdrawStateAt, which is tested.',
  'csv.ts: while (next.lastIndex < source.length || cells.length > 0) { (< -> <=, 21)':
    'One more look at the end of the file finds an empty cell, and a line of empty cells is left out.',
  'csv.ts: while (next.lastIndex < source.length || cells.length > 0) { (> -> >=, 53)':
    'The loop ends where a cell is ended by nothing, and that is the end of the file.',
  'withdrawOptions.ts: ? luckyForThird - luckyDone (- -> +, 15)':
    'One lucky task is asked for, so whoever misses it has done none.',
  'rewardChecks.ts: const early = cooldown > 0 && rows.some(({ lastAt }) => now - lastAt < cooldown); (> -> >=, 22)':
    'Without a cooldown nothing was less than 0 ms ago.',
  'reward.ts: const overMidnight = beside.some((other) => other !== day); (!== -> ===, 49)':
    'Every round then takes the transaction of those at midnight: slower, and the same.',
  'luckyRecord.ts: export const isOngoing = (status: LuckyStatus): boolean => status > luckyStatus.none && status < luckyStatus.rewarded; (> -> >=, 65)':
    'A task that was not assigned has no record.',
  'luckyRecord.ts: `select ${luckyColumns} from lucky_records where user_id = $1 and assigned_at > $2 order by id desc limit 50`, (> -> >=, 77)':
    'One ms more of three days in the list.',
  'luckyUpdate.ts: where user_id = :person and ${unfinished()} and assigned_at < ${openSince}`, (< -> <=, 59)':
    'The last ms of a day. Whoever asks for a task then has one that can be finished, by the list and by the claim, which have their own bounds.',
  "luckyUpdate.ts: await tx.query(`select 1 from task_counts where user_id = $1 and day = $2 and task = 'checkin' and count > 0`, [ (> -> >=, 104)":
    'A count is written with its first round, so there is none of 0.',
  'settle.ts: now - keptSince > lapseAfterMs && coin + cash > 0; (> -> >=, 45)':
    'Nothing is moved when there is nothing.',
  'settle.ts: if (moves.length > 0) await post(tx, userId, now, moves); (> -> >=, 16)':
    'To post nothing changes nothing.',
  'settle.ts: or (${retentionStart} < :lapsedBefore and b.coin + b.cash > 0) (< -> <=, 21)':
    'Who is looked at once more than need be; what is due is decided again under the lock.',
  'settle.ts: where u.market = :market and u.id > :last and ( (> -> >=, 33)':
    'The last one is looked at twice, and has nothing due the second time.',
  'settle.ts: (u.exchanged_day < :day and b.coin > 0) (> -> >=, 34)':
    'People without coins are looked at too; what is due is decided again under the lock.',
  'settle.ts: or (${retentionStart} < :lapsedBefore and b.coin + b.cash > 0) (> -> >=, 57)':
    'The same of people without anything.',
  'deletion.ts: if (moves.length > 0) await post(tx, id, now, moves); (> -> >=, 16)':
    'To post nothing changes nothing.',
  "deletion.ts: where d.due_at <= $1 and ${alive('u')} and ${retentionStart} <= $2 (<= -> <, 60)":
    'One ms of 15 days more.',
  'deletion.ts: where id = $1 and ${alive()} and ${retentionStart} <= $2 (<= -> <, 50)': 'One ms of 15 days more.',
  'adConfirmations.ts: const isOpen = `user_id = :person and app_pkg = :app and spent_at is null and at > :since (> -> >=, 80)':
    'One ms more of 24 hours.',
  "waitingClaims.ts: where user_id = $1 and app_pkg = '' and at > $3 and paid_at is null and day = $2`, (> -> >=, 42)":
    'A claim of exactly 24 hours ago is of another day of its market, which is asked as well.',
  'waitingClaims.ts: where user_id = :person and app_pkg = :app and at > :since and paid_at is null and record_id = :record`, (> -> >=, 49)':
    'A lucky task closes 24 hours after it was assigned, before any claim of it is 24 hours old.',
  'chance.ts: if (pending.length < keptMost) pending.push(value); (< -> <=, 18)':
    'One number more is kept; the bound is there for the memory alone.',
  'maintenance.ts: const before = inDays ? dayNumber(end - dayMs) : end; (- -> +, 37)':
    'The counts of tasks are kept for two of their 400 days less; none is read after the day that follows its own.',
};
