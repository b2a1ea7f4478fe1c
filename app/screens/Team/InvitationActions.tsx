import { Button } from '@tally/ui/Button';
import { LinkBox } from '@tally/ui/LinkBox';
import { BubbleIcon } from '@tally/ui/icons/BubbleIcon';
import { MessengerIcon } from '@tally/ui/icons/MessengerIcon';
import { PlaneIcon } from '@tally/ui/icons/PlaneIcon';
import { useState } from 'react';
import { isFeatureEnabled } from '../../bridge/calls/featureGates';
import { hostCommands } from '../../bridge/calls/hostCommands';
import { copyInvitation } from '../../features/team/copyInvitation';
import { shareByMessenger } from '../../features/team/shareByMessenger';
import { shareInvitation } from '../../features/team/shareInvitation';
import { invitationCode } from '../../features/team/teamRules';
import { useTranslate } from '../../i18n/useTranslate';
import { messagingServices } from '../../platform/messaging.config';
import { useAppDispatch, useAppSelector } from '../../state/reduxHooks';
import { selectSdk } from '../../state/sessionSlice';
import { Part } from './TeamView.styles';

/**
 * The invite link with its copy button, and buttons to invite by messaging service W, by T "when SDK is 811 or above
 * and that app is installed", and by M when it is installed (TEAM-1, TEAM-2).
 * @param link undefined for a guest: pressing a button asks to log in, and the bar that does so is the red one; empty
 *   while there is none, with which nobody can be invited (TEAM-8)
 */
export function InvitationActions({ link }: { link: string | undefined }) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const sdk = useAppSelector(selectSdk);
  const [shareT] = useState(
    () => isFeatureEnabled('shareT', sdk) && dispatch(hostCommands.isAppInstalled(messagingServices.T.packageId)),
  );
  const [shareM] = useState(() => dispatch(hostCommands.isAppInstalled(messagingServices.M.packageId)));
  const via = (channel: keyof typeof messagingServices) =>
    t('team.invite_via', { service: messagingServices[channel].name });
  const state = link === '' ? 'disabled' : 'ready';
  return (
    // A section, so that a toast about the link covers none of its buttons (DIALOG-3).
    <Part as="section">
      {link !== undefined && (
        <LinkBox
          label={t('team.link_label')}
          code={invitationCode(link)}
          link={link}
          none={t('team.link_none')}
          copyLabel={t('common.copy')}
          onCopy={() => void dispatch(copyInvitation())}
        />
      )}
      <Button
        block
        data-wraps
        state={state}
        tone={link === undefined ? 'soft' : 'primary'}
        onClick={() => void dispatch(shareInvitation('W'))}
      >
        <BubbleIcon size={22} />
        {via('W')}
      </Button>
      {shareT && (
        <Button block data-wraps state={state} tone="soft" onClick={() => void dispatch(shareInvitation('T'))}>
          <PlaneIcon size={22} />
          {via('T')}
        </Button>
      )}
      {shareM && (
        <Button block data-wraps state={state} tone="soft" onClick={() => void dispatch(shareByMessenger())}>
          <MessengerIcon size={22} />
          {via('M')}
        </Button>
      )}
    </Part>
  );
}
