import { startTeamListeners } from '../../features/team/teamListeners';
import { useTranslate } from '../../i18n/useTranslate';
import { TeamView } from './TeamView';

/** Registered with the screen's first visit. */
export { startTeamListeners as startListeners };

/** The same as a page of its own that the host opens and closes (ROUTE-11). */
export default function HostedTeamScreen() {
  return <TeamView title={useTranslate()('title.referral')} leave="hosted" />;
}
