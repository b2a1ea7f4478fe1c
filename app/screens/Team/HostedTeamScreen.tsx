import { startTeamListeners } from '../../features/team/teamListeners';
import { useTranslate } from '../../i18n/useTranslate';
import { TeamView } from './TeamView';

/** Registered when the screen is first visited. */
export { startTeamListeners as startListeners };

/** Team and invite as a page that the host opens and closes (ROUTE-11). */
export default function HostedTeamScreen() {
  return <TeamView title={useTranslate()('title.referral')} leave="hosted" />;
}
