import { codes } from '@tally/contract/api/envelope';
import { PhoneIcon } from '@tally/ui/icons/PhoneIcon';
import { TornTicketIcon } from '@tally/ui/icons/tickets/TornTicketIcon';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { codeOf } from '../../api/apiError';
import { Redirect } from '../../components/Redirect';
import { storeLink } from '../../platform/links';
import { useServices } from '../../state/appContext';
import { useAppSelector } from '../../state/reduxHooks';
import { useTranslate } from '../../i18n/useTranslate';
import { appFactsApi, standardApp } from '../../features/appFacts/appFactsApi';
import { isRefCode } from '../../features/invitation/invitationRules';
import { selectActive, selectUserRequest } from '../../session/selectors';
import { selectSession } from '../../state/sessionSlice';
import { FailedStart } from './FailedStart';
import { unknownInvitation } from './notFoundState';
import { ProblemPage } from './ProblemPage';
import { RecoveryActions } from './RecoveryActions';

/** Accepts only a path of this origin. */
const ownPath = (path: string | null) => (path !== null && /^\/(?!\/)/.test(path) ? path : undefined);

/** What each cause says; its title is that of the page. */
const causes = {
  invitation: { title: 'ref.unknown_title', text: 'ref.unknown_text', art: <TornTicketIcon size={64} /> },
  outside: { title: 'notfound.outside_title', text: 'network.missing_params', art: <PhoneIcon size={64} /> },
  unknown: { title: 'notfound.unknown_title', text: 'notfound.message', art: <TornTicketIcon size={64} /> },
} as const;

/**
 * The page could not be opened (NOTFOUND-1): picture, reason, next step. A person sent here because their data could
 * not be loaded (`from`) can retry and continues on the page that was open.
 */
export default function NotFoundScreen() {
  const t = useTranslate();
  const services = useServices();
  const at = useLocation();
  const invitation = unknownInvitation(at.state);
  const active = useAppSelector(selectActive);
  const from = ownPath(useSearchParams()[0].get('from'));
  const user = useAppSelector(selectUserRequest);
  // The token is dropped, so the data of a guest may come before the person has read why (PERSON-18).
  const [ended, setEnded] = useState(codeOf(user.error) === codes.needLogin && user.error);
  // The address that opened the page, whose entry has no key of the router's, lacked required parameters (ENTRY-4); an
  // unknown invitation has a message of its own.
  const session = useAppSelector(selectSession);
  const outside = at.key === 'default' && !session && at.pathname === '/404';
  // A person invited with a wrong code, or with an incomplete link, can still install or open the app.
  const app = appFactsApi.useGetAppInfoQuery(
    { shortName: standardApp },
    { skip: invitation === undefined && !outside },
  );
  if (from && ended)
    return <FailedStart key="ended" error={ended} busy={false} attempt="" onGuest={() => setEnded(false)} />;
  if (from && user.data) return <Redirect to={from} />;
  if (from && !user.isUninitialized)
    return <FailedStart error={user.error} busy={user.isLoading} attempt={user.requestId ?? ''} />;
  const { title, text, art } = causes[invitation !== undefined ? 'invitation' : outside ? 'outside' : 'unknown'];
  return (
    <ProblemPage
      title={t(title)}
      text={t(text)}
      art={art}
      safe={active}
      actions={
        <RecoveryActions
          isStart={outside}
          store={{ link: app.data && storeLink(app.data.appPkgName, false), asked: app.isFetching }}
          // Loaded by a full navigation, because the refused response is still in the cache. An address that is
          // incomplete or unknown stays so, and a code that is too short is not looked up (INVITE-1).
          again={
            invitation !== undefined && isRefCode(invitation)
              ? () => services.navigate(`/ref/${invitation}`)
              : undefined
          }
        />
      }
    />
  );
}
