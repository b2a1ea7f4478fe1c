import { useTranslate } from '../../i18n/useTranslate';
import { TeamView } from './TeamView';

/** Team and invite, one step behind home (ROUTE-7). */
export default function TeamScreen() {
  return <TeamView title={useTranslate()('title.team')} leave="step" />;
}
