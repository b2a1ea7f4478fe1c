import { feedbackInfos } from '@tally/contract/people/feedback';
import type { Market } from '@tally/contract/market/codes';
import { readLine, readLines } from '@tally/contract/text/typedText';
import { openDialog } from '../../overlays/openDialog';
import { showToast } from '../../overlays/showToast';
import type { AppThunk } from '../../state/appStore';
import { feedbackApi } from './feedbackApi';
import { aboutOf, type FeedbackDraft } from './feedbackRules';

/** How it ended: the server has the message, wants a type, or did not take it, for a reason of its own or of the network. */
export type FeedbackEnd = 'sent' | 'needType' | { error: unknown };

/**
 * Sends a message to customer service: "success gives toast plus dialog and OK goes back two pages" (FEEDBACK-5).
 * What went wrong stands beside what was written (FEEDBACK-11), in no toast.
 */
export const sendFeedback =
  (draft: FeedbackDraft, market: Market): AppThunk<Promise<FeedbackEnd>> =>
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
      return 'sent';
    }
    return data?.info === feedbackInfos.needType ? 'needType' : { error };
  };
