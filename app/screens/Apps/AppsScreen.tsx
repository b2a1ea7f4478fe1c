import { useSearchParams } from 'react-router-dom';
import { appsTypeOf } from '../../features/offers/appsType';
import { AppsView } from './AppsView';

/** More apps, opened from the app's other pages (ROUTE-8): the query parameter `type` selects the list. */
export default function AppsScreen() {
  const [query] = useSearchParams();
  const type = appsTypeOf(query.get('type'));
  return <AppsView key={type} type={type} leave="step" />;
}
