import { startTeamListeners } from '../../features/team/teamListeners';
import { useTranslate } from '../../i18n/useTranslate';
import { TeamView } from './TeamView';

/** Registered with the screen's first visit. */
export { startTeamListeners as startListeners };

/** Team and invite, one step behind home (ROUTE-7). */
export default function TeamScreen() {
  return <TeamView title={useTranslate()('title.team')} leave="step" />;
}
