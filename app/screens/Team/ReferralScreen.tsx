import { useText } from '../../hooks';
import { TeamView } from './TeamView';

/** The same as a page of its own that the host opens and closes (section 2, /app/referral). */
export default function ReferralScreen() {
  return <TeamView title={useText()('title.referral')} leave="shell" />;
}
