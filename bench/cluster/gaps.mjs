/**
 * The longest time between two moments in a row, with the beginning and the end of the time that is looked at as
 * moments of their own.
 *
 * @param {number[]} moments ms, in any order
 * @param {number} from
 * @param {number} to
 * @returns {number} ms
 */
export function longestGap(moments, from, to) {
  const inside = moments.filter((moment) => moment > from && moment < to).sort((one, other) => one - other);
  let longest = 0;
  let before = from;
  for (const moment of [...inside, to]) {
    longest = Math.max(longest, moment - before);
    before = moment;
  }
  return longest;
}

/**
 * Compares the people who got a confirmation with those in the ledger.
 *
 * @param {number[]} confirmed
 * @param {number[]} there a person as often as the ledger has them
 * @returns {{ lost: number, doubled: number }}
 */
export function compare(confirmed, there) {
  const found = new Set(there);
  return {
    lost: confirmed.filter((id) => !found.has(id)).length,
    doubled: there.length - found.size,
  };
}
