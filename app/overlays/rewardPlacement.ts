import type { Span } from './toastPlacement';

/** A toast in the lower third stands between these parts of the screen's height; as its style has it, with room to spare. */
const lowFrom = 0.6;
const lowTo = 0.8;

/**
 * Where a reward stands (EARN-1): in the lower third, unless the task that paid it, or what has the focus, is there.
 * @param clear what it must not cover, px from the top of the screen; undefined where there is nothing
 * @param room height of the screen, px
 */
export const rewardPlacement = (clear: Span | undefined, room: number): 'low' | 'middle' =>
  clear && clear.bottom > room * lowFrom && clear.top < room * lowTo ? 'middle' : 'low';
