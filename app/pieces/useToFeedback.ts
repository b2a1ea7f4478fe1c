import { useAppDispatch, useOutside } from '../hooks';
import { askToLogIn } from '../session/login';
import { usePerson } from '../session/usePerson';

/** Leads to customer service; who isn't logged in is asked to do so first (TIPS-3: blocked for guests). */
export function useToFeedback(): () => void {
  const dispatch = useAppDispatch();
  const { router } = useOutside();
  const { active } = usePerson();
  return () => (active ? router.go('/feedback') : void dispatch(askToLogIn('task')));
}
