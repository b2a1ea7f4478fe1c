import { moreAppsType } from '@tally/contract/apps/offers';
import { AppsView } from './AppsView';

/** More apps as a page that the host opens and closes (ROUTE-11). */
export default function HostedAppsScreen() {
  return <AppsView list={moreAppsType.standard} leave="hosted" />;
}
