import { openDialog } from '../../overlays/openDialog';
import type { AppThunk } from '../../state/appStore';
import type { Act } from '../../overlays/content/act';
import type { Question } from '../../overlays/content/question';

/**
 * Asks an operator once more.
 * @param act what it does, which the button that confirms shows
 */
export const isConfirmed =
  (question: Question, act: Act): AppThunk<Promise<boolean>> =>
  async (dispatch) =>
    (await dispatch(openDialog('operator.confirm', { ...question, act }))) === 'primary';
