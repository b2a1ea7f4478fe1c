import { openDialog } from '../../overlays/openDialog';
import type { AppThunk } from '../../state/appStore';
import type { Act } from '../../overlays/content/act';

/** What an operator is asked once more. */
export interface Question {
  /** What will be done. */
  summary: string;
  /** Names the act, and whom it is about; without it the question is about all whom the summary describes. */
  title?: string;
  /** Label of the button that confirms it, where it names the act. */
  label?: string;
}

/**
 * Asks an operator once more.
 * @param act what it does, which the button that confirms shows
 */
export const isConfirmed =
  (question: Question, act: Act): AppThunk<Promise<boolean>> =>
  async (dispatch) =>
    (await dispatch(openDialog('operator.confirm', { ...question, act }))) === 'primary';
