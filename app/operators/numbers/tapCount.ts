import { opsTapsToShowKey } from '@tally/contract/limits/operator';

/**
 * Returns a function that counts taps and returns true on every third: "Tapping the screen 3 times re-shows the key
 * box" (OPS-2).
 */
export function createTapCount(): () => boolean {
  let taps = 0;
  return () => {
    taps = (taps + 1) % opsTapsToShowKey;
    return taps === 0;
  };
}
