import { useSearchParams } from 'react-router-dom';
import { appsListOf } from '../../features/offers/appsType';
import { AppsView } from './AppsView';

/** More apps, opened from the app's other pages (ROUTE-8): the query parameter `type` selects the list. */
export default function AppsScreen() {
  const [query] = useSearchParams();
  const list = appsListOf(query.get('type'));
  return <AppsView key={list} list={list} leave="step" />;
}
