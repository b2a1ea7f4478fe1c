import { useAppDispatch } from '../platform/reduxHooks';
import { useAppContext } from '../platform/appContext';
import { askToLogIn } from '../session/login';
import { useCurrentUser } from '../session/useCurrentUser';

/** Leads to customer service; who isn't logged in is asked to do so first (TIPS-3: blocked for guests). */
export function useToFeedback(): () => void {
  const dispatch = useAppDispatch();
  const { navigation } = useAppContext();
  const { active } = useCurrentUser();
  return () => (active ? navigation.go('/feedback') : void dispatch(askToLogIn('task')));
}
