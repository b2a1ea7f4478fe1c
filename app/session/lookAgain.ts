import { reportUnconfirmed } from '../bridge/actions';
import { showToast } from '../overlays/showToast';
import type { AppThunk } from '../state/appStore';

/** After this time a request without an outcome is repeated although the page neither left nor came back, ms. */
const lookAgainMs = 10_000;

/** Repeats the requests that have no outcome, each with its old key, in a moment. */
export const repeatSoon =
  (): AppThunk =>
  (dispatch, _, { services }) =>
    void services.after(lookAgainMs, () => void dispatch(reportUnconfirmed()));

/**
 * The request for a reward got no answer: the server may have booked it, so the page does not say that it failed
 * (TASK-32). Its window stays in the registry, and the page repeats it with its old key in a moment, and whenever the
 * page or the network returns (session/refetchOnReturn.ts).
 */
export const lookAgain =
  (): AppThunk =>
  (dispatch, _, { network }) => {
    dispatch(showToast('tasks.unanswered', { offline: !network.online() }));
    dispatch(repeatSoon());
  };
