import { reviewInfos, reviewStatus, type ReviewAction, type ReviewTask } from '@tally/contract/tasks/review';
import { formatMoney } from '@tally/locales/format';
import { storeLink } from '../../platform/links';
import { hostCommands } from '../../bridge/calls/hostCommands';
import { openDialog } from '../../overlays/openDialog';
import { showUnreachable, showToast } from '../../overlays/showToast';
import { selectSession } from '../../state/sessionSlice';
import type { AppThunk } from '../../state/appStore';
import { reviewApi } from './reviewApi';

/** Fetches the task from the server; undefined when that failed. */
const requestReview = (): AppThunk<Promise<ReviewTask | undefined>> => async (dispatch) => {
  const { data, error } = await dispatch(
    reviewApi.endpoints.getReview.initiate({}, { subscribe: false, forceRefetch: true }),
  );
  if (error) dispatch(showUnreachable(error));
  return data;
};

/**
 * Reports a step to the server and shows the reason when it is refused.
 * @returns true when the server accepted it
 */
const report =
  (action: ReviewAction, taskRecordId: number): AppThunk<Promise<boolean>> =>
  async (dispatch) => {
    const { postReview } = reviewApi.endpoints;
    const { data, error } = await dispatch(postReview.initiate({ query: { action, taskRecordId } }, { track: false }));
    if (data?.status === 1) return true;
    if (!data) dispatch(showUnreachable(error));
    else if (data.info === reviewInfos.dupUser) void dispatch(openDialog('login.duplicateUser'));
    else dispatch(showToast('reviewTask.changed'));
    return false;
  };

/**
 * Explains the task, takes it if it is not taken yet, and opens the app's store page to rate it. The step is reported
 * before the store is opened, because outside the phone app the store's page replaces ours.
 */
export const rateInStore =
  (): AppThunk<Promise<void>> =>
  async (dispatch, getState, { services }) => {
    const session = selectSession(getState());
    const task = await dispatch(requestReview());
    if (!session || !task) return;
    const store = storeLink(task.appPkgName, services.host() !== undefined);
    if (!store) return void dispatch(showToast('links.openFailed'));
    const cash = formatMoney(task.cashReward, session.market);
    if ((await dispatch(openDialog('reviewTask.how', { app: task.appName, cash }))) !== 'primary') return;
    if (task.status === reviewStatus.none && !(await dispatch(report('assign', 0)))) return;
    const taken = task.status === reviewStatus.none ? await dispatch(requestReview()) : task;
    if (!taken) return;
    if (await dispatch(report('rated', taken.taskRecordId))) services.navigate(store);
  };

/**
 * Lets the host send the screenshot, and reports that it was sent. The toast waits for the task, whose card would else
 * still ask for the screenshot. If the host could not send it, an error is shown and nothing is reported.
 */
export const sendScreenshot =
  (taskRecordId: number): AppThunk<Promise<void>> =>
  async (dispatch) => {
    if (!dispatch(hostCommands.uploadReviewScreenshot(taskRecordId)))
      return dispatch(showToast('reviewTask.screenshotFailed'));
    if (!(await dispatch(report('uploaded', taskRecordId)))) return;
    await dispatch(requestReview());
    dispatch(showToast('reviewTask.screenshotSent'));
  };
