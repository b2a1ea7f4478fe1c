import { feedbackInfos } from '@tally/contract/people/feedback';
import type { Market } from '@tally/contract/market/codes';
import { readLine, readLines } from '@tally/contract/text/typedText';
import { isTransient } from '../../api/apiError';
import { openDialog } from '../../overlays/openDialog';
import { showUnreachable, showToast } from '../../overlays/showToast';
import type { AppThunk } from '../../state/appStore';
import { feedbackApi } from './feedbackApi';
import { aboutOf, type FeedbackDraft } from './feedbackRules';

/**
 * Sends a message to customer service: "success gives toast plus dialog and OK goes back two pages" (FEEDBACK-5).
 * @returns true when the server accepted it
 */
export const sendFeedback =
  (draft: FeedbackDraft, market: Market): AppThunk<Promise<boolean>> =>
  async (dispatch, _, { navigation }) => {
    const { type, content, contact } = draft;
    const { data, error } = await dispatch(
      feedbackApi.endpoints.postFeedback.initiate(
        { body: { type, content: readLines(content), contact: readLine(contact), ...aboutOf(draft, market) } },
        { track: false },
      ),
    );
    if (data?.status === 1) {
      // One after the other: the toast confirms on the page where the person then is.
      void dispatch(openDialog('feedback.sent')).then((answer) => {
        if (answer === 'primary') navigation.back(2);
        dispatch(showToast('feedback.sent'));
      });
      return true;
    }
    if (data?.info === feedbackInfos.needType) dispatch(showToast('feedback.noType'));
    else dispatch(isTransient(error) ? showUnreachable(error) : showToast('feedback.sendFailed'));
    return false;
  };
