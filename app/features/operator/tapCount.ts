import { opsTapsToShowKey } from '@tally/contract/limits';

/** "Tapping the screen 3 times re-shows the key box" (OPS-2): counts taps; true for the third. */
export function createTapCount(): () => boolean {
  let taps = 0;
  return () => {
    taps = (taps + 1) % opsTapsToShowKey;
    return taps === 0;
  };
}
