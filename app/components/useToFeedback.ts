import { useAppDispatch } from '../platform/reduxHooks';
import { useNavigation } from '../platform/appContext';
import { promptLogin } from '../session/login';
import { useCurrentUser } from '../session/useCurrentUser';

/** Leads to customer service; who isn't logged in is asked to do so first (TIPS-3: blocked for guests). */
export function useToFeedback(): () => void {
  const dispatch = useAppDispatch();
  const navigation = useNavigation();
  const { active } = useCurrentUser();
  return () => (active ? navigation.go('/feedback') : void dispatch(promptLogin('task')));
}
