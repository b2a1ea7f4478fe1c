import type { ShareChannel } from '@tally/contract/host/host';
import { isSecureLink } from '@tally/contract/host/hostLinks';
import { hostCommands } from '../../bridge/calls/hostCommands';
import { showToast } from '../../overlays/showToast';
import { appSettings } from '../../host/appSettings';
import { promptLogin } from '../../session/login';
import { selectActive } from '../../session/selectors';
import type { AppThunk } from '../../state/appStore';
import { invitationLink } from './invitationLink';

/**
 * Shares the invite link through one of the host's messaging services (share data: text, link, extra text, thumbnail).
 * The host accepts only https pictures; any other picture is omitted.
 */
export const shareInvitation =
  (channel: ShareChannel): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    if (!selectActive(getState())) return dispatch(promptLogin('team'));
    const link = await dispatch(invitationLink());
    if (link === undefined) return;
    if (link === '') return dispatch(showToast('team.linkEmpty'));
    const { shareText = '', shareMore = '', shareImg } = (await dispatch(appSettings())) ?? {};
    const image = isSecureLink(shareImg) ? shareImg : '';
    const shared = dispatch(hostCommands.share({ channel, text: shareText, link, more: shareMore, image }));
    // A phone may hide its apps from the host, so that the service is missing is not known (SHARE-4).
    if (!shared) dispatch(showToast('team.shareFailed'));
  };
