import { luckyDialogs } from './luckyDialogs';
import { reviewTaskDialogs } from './reviewTaskDialogs';

/**
 * Dialogs of the lucky and the review tasks: they come with the late part of home, or when one of them is asked for. Each
 * kind begins with `lucky` or `reviewTask` (see arrivesLate).
 */
export const lateDialogs = { ...luckyDialogs, ...reviewTaskDialogs };
