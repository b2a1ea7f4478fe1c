import { requestPermission } from '../../host/requestPermission';
import { selectActive } from '../../session/selectors';
import type { AppThunk } from '../../state/appStore';
import { shareInvitation } from './shareInvitation';

/**
 * Shares the invite link through messaging service M, whose app lets the person pick contacts. Before the first time,
 * permission to read the contacts is requested. After a refusal the link is still shared; when the dialog is closed
 * without an answer it is not.
 */
export const shareByMessenger = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  if (!selectActive(getState()) || (await dispatch(requestPermission('contacts'))))
    await dispatch(shareInvitation('M'));
};
