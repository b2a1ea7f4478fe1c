import { useText } from '../../hooks';
import { TeamView } from './TeamView';

/** Team and invite, one step behind home (section 2, Team). */
export default function TeamScreen() {
  return <TeamView title={useText()('title.team')} leave="step" />;
}
