import { useAppDispatch } from '../state/reduxHooks';
import { useNavigation } from '../state/appContext';
import { promptLogin } from '../session/login';
import { useCurrentUser } from '../session/useCurrentUser';

/** Returns a function that opens customer service; guests are asked to log in first (TIPS-3: blocked for guests). */
export function useToFeedback(): () => void {
  const dispatch = useAppDispatch();
  const navigation = useNavigation();
  const { active } = useCurrentUser();
  return () => (active ? navigation.go('/feedback') : void dispatch(promptLogin('task')));
}
