/** @param {number[]} values */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** A random number generator with a fixed seed. */
function* chance(seed) {
  for (let state = seed; ;) {
    state = (state * 48271) % 2147483647;
    yield state / 2147483647;
  }
}

/**
 * Median of the rounds' ratios, with its 95 % confidence interval (bootstrap).
 *
 * @param {number[]} ours one per round
 * @param {number[]} theirs of the same rounds
 * @returns {{ ratio: number, from: number, to: number }}
 */
export function pairedRatio(ours, theirs) {
  const ratios = ours.map((value, at) => value / theirs[at]);
  const random = chance(12345);
  const medians = Array.from({ length: 2000 }, () =>
    median(ratios.map(() => ratios[Math.floor(random.next().value * ratios.length)])),
  ).sort((a, b) => a - b);
  return { ratio: median(ratios), from: medians[50], to: medians[1949] };
}

/** Returns a copy in random order. */
export function shuffled(list, random = Math.random) {
  const copy = [...list];
  for (let at = copy.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [copy[at], copy[other]] = [copy[other], copy[at]];
  }
  return copy;
}
