import { luckyDialogs } from './luckyDialogs';
import { reviewTaskDialogs } from './reviewTaskDialogs';
import { slowDialogs } from './slowDialogs';

/**
 * Dialogs of the lucky and the review tasks and of a slow network: they come with the late part of home, or when one of
 * them is asked for. Each kind begins with `lucky`, `reviewTask` or `slow` (see arrivesLate).
 */
export const deferredDialogs = { ...luckyDialogs, ...reviewTaskDialogs, ...slowDialogs };
