import { reviewInfos, reviewStatus, type ReviewAction, type ReviewTask } from '@tally/contract/review';
import { formatMoney } from '@tally/locales/format';
import { storeLink } from '../../platform/links';
import { openDialog, showUnreachable, showToast } from '../../overlays/openDialog';
import { selectSession } from '../../session/sessionSlice';
import type { AppThunk } from '../../store';
import { reviewApi } from './reviewApi';

/** The task as the server knows it now; undefined when it cannot be had. */
const requestReview = (): AppThunk<Promise<ReviewTask | undefined>> => async (dispatch) => {
  const { data } = await dispatch(reviewApi.endpoints.getReview.initiate({}, { subscribe: false, forceRefetch: true }));
  return data;
};

/** Reports a step to the server and shows why when it is refused. @returns true when the server accepted it */
const report =
  (action: ReviewAction, taskRecordId: number): AppThunk<Promise<boolean>> =>
  async (dispatch) => {
    const { postReview } = reviewApi.endpoints;
    const { data } = await dispatch(postReview.initiate({ query: { action, taskRecordId } }, { track: false }));
    if (data?.status === 1) return true;
    if (!data) dispatch(showUnreachable());
    else if (data.info === reviewInfos.dupUser) void dispatch(openDialog('login.duplicateUser'));
    else dispatch(showToast('reviewTask.changed'));
    return false;
  };

/**
 * Explains the task, takes it where it is not taken yet, and opens the app's page in the store to rate it. That the
 * store was opened is reported first: outside the phone app its page takes the place of ours.
 */
export const rateInStore =
  (): AppThunk<Promise<void>> =>
  async (dispatch, getState, { services }) => {
    const session = selectSession(getState());
    const task = await dispatch(requestReview());
    if (!session || !task) return void dispatch(showUnreachable());
    const store = storeLink(task.appPkgName, services.host() !== undefined);
    if (!store) return void dispatch(showToast('links.openFailed'));
    const cash = formatMoney(task.cashReward, session.market);
    if ((await dispatch(openDialog('reviewTask.how', { app: task.appName, cash }))) !== 'primary') return;
    if (task.status === reviewStatus.none && !(await dispatch(report('assign', 0)))) return;
    const taken = task.status === reviewStatus.none ? await dispatch(requestReview()) : task;
    if (!taken) return void dispatch(showUnreachable());
    if (await dispatch(report('rated', taken.taskRecordId))) services.navigate(store);
  };

/** Lets the host send the screenshot, and reports that it was sent. When the host sent none, an error is shown and nothing is reported. */
export const sendScreenshot =
  (taskRecordId: number): AppThunk<Promise<void>> =>
  async (dispatch, _, { bridge }) => {
    if (!bridge.commands.uploadReviewScreenshot(taskRecordId))
      return dispatch(showToast('reviewTask.screenshotFailed'));
    if (await dispatch(report('uploaded', taskRecordId))) dispatch(showToast('reviewTask.screenshotSent'));
  };
