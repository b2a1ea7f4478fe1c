import { requestPermission } from '../../session/requestPermission';
import { selectActive } from '../../session/selectors';
import type { AppThunk } from '../../store';
import { shareInvitation } from './shareInvitation';

/**
 * Shares the invite link through messaging service M, which lets the person pick from the contacts: the permission for
 * them is asked for before the first time. A refusal still shares; closing the question does not.
 */
export const shareByMessenger = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  if (!selectActive(getState()) || (await dispatch(requestPermission('contacts'))))
    await dispatch(shareInvitation('M'));
};
