import { startTeamListeners } from '../../features/team/teamListeners';
import { useTranslate } from '../../i18n/useTranslate';
import { TeamView } from './TeamView';

/** Registered when the screen is first visited. */
export { startTeamListeners as startListeners };

/** Team and invite as a page behind home (ROUTE-7). */
export default function TeamScreen() {
  return <TeamView title={useTranslate()('title.team')} leave="step" />;
}
