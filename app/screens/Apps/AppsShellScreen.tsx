import { moreAppsType } from '@tally/contract/offers';
import { AppsView } from './AppsView';

/** More apps as a page that the host opens and closes (ROUTE-11). */
export default function AppsShellScreen() {
  return <AppsView type={moreAppsType.standard} leave="shell" />;
}
