import { useLocation, useNavigate } from 'react-router-dom';
import { hashOf, placeOf, type DeskPlace } from './deskPlace';

/** The place on the desk that the address names, and the way to another one of the same queue. */
export function useDeskPlace() {
  const navigate = useNavigate();
  const place = placeOf(useLocation().hash);
  const go = (other: Omit<DeskPlace, 'queue'>) => void navigate({ hash: hashOf({ queue: place.queue, ...other }) });
  return { place, go };
}
