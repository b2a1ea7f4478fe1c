import { useTranslate } from '../../i18n/useTranslate';
import { TeamView } from './TeamView';

/** The same as a page of its own that the host opens and closes (ROUTE-11). */
export default function ReferralScreen() {
  return <TeamView title={useTranslate()('title.referral')} leave="shell" />;
}
