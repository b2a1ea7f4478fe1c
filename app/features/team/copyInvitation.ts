import { copyText } from '../../overlays/copyText';
import { showToast } from '../../overlays/showToast';
import { promptLogin } from '../../session/login';
import { selectActive } from '../../session/selectors';
import type { AppThunk } from '../../state/appStore';
import { invitationLink } from './invitationLink';

/** Copies the invite link; an empty one gives the toast 'ERROR' (TEAM-8, DIALOG-10). */
export const copyInvitation = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  if (!selectActive(getState())) return dispatch(promptLogin('team'));
  const link = await dispatch(invitationLink());
  if (link === undefined) return;
  if (link === '') return dispatch(showToast('team.linkEmpty'));
  if (await dispatch(copyText(link))) dispatch(showToast('team.linkCopied'));
};
