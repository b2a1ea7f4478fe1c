import { useSearchParams } from 'react-router-dom';
import { appsTypeOf } from '../../features/offers/appsType';
import { AppsView } from './AppsView';

/** More apps inside the pages (ROUTE-8): the query's type chooses the list. */
export default function AppsScreen() {
  const [query] = useSearchParams();
  const type = appsTypeOf(query.get('type'));
  return <AppsView key={type} type={type} leave="step" />;
}
