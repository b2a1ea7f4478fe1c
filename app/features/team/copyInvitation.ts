import { showToast } from '../../overlays/showToast';
import { promptLogin } from '../../session/login';
import { selectActive } from '../../session/selectors';
import type { AppThunk } from '../../state/appStore';
import { invitationLink } from './invitationLink';

/** Copies the invite link; an empty one gives the toast 'ERROR' (TEAM-8). */
export const copyInvitation =
  (): AppThunk<Promise<void>> =>
  async (dispatch, getState, { services }) => {
    if (!selectActive(getState())) return dispatch(promptLogin('team'));
    const link = await dispatch(invitationLink());
    if (link === undefined) return;
    dispatch(showToast(link !== '' && (await services.copy(link)) ? 'team.linkCopied' : 'team.linkEmpty'));
  };
