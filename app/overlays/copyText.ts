import type { AppThunk } from '../state/appStore';
import { openDialog } from './openDialog';

/**
 * Copies a text; where the web view does not let the page copy, a dialog shows it to be selected (DIALOG-10).
 * @returns whether it was copied
 */
export const copyText =
  (text: string): AppThunk<Promise<boolean>> =>
  async (dispatch, _, { services }) => {
    if (await services.copy(text)) return true;
    void dispatch(openDialog('copying.byHand', { text }));
    return false;
  };
