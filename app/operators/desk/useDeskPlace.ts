import { useLocation, useNavigate } from 'react-router-dom';
import { hashOf, placeOf, type DeskPlace } from './deskPlace';

/**
 * The place on the desk that the address names; `hashTo` another one, in the same market unless it says which, and `go`
 * to another one, of the same queue unless it says which.
 */
export function useDeskPlace() {
  const navigate = useNavigate();
  const place = placeOf(useLocation().hash);
  const hashTo = (other: DeskPlace) => hashOf({ ...(place.market && { market: place.market }), ...other });
  const go = (other: Partial<DeskPlace>) => void navigate({ hash: hashTo({ queue: place.queue, ...other }) });
  return { place, hashTo, go };
}
