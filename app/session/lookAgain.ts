import { reportUnconfirmed } from '../bridge/actions';
import { showToast } from '../overlays/showToast';
import type { AppThunk } from '../state/appStore';

/** After this time a request without an answer is repeated although the page neither left nor came back, ms. */
const lookAgainMs = 10_000;

/**
 * The request for a reward got no answer: the server may have booked it, so the page does not say that it failed
 * (TASK-32). Its window stays in the registry, and the page repeats it with its old key in a moment, and whenever the
 * page or the network returns (session/refetchOnReturn.ts).
 */
export const lookAgain =
  (): AppThunk =>
  (dispatch, _, { services, network }) => {
    dispatch(showToast('tasks.unanswered', { offline: !network.online() }));
    services.after(lookAgainMs, () => void dispatch(reportUnconfirmed()));
  };
