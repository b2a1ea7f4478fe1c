import { login } from '../../session/login';
import { copyInvite } from '../../features/team/copyInvite';
import { shareInvite } from '../../features/team/shareInvite';
import { tapTask } from '../../features/tasks/tapTask';
import type { AppThunk } from '../../store';
import { tappedTask, type HomeTap } from './homeTaps';
import { leaveHome } from './leaveHome';

/** What each tap on home does (HOME-4 to HOME-16). */
export const homeTapped =
  (tap: HomeTap): AppThunk<Promise<void>> =>
  async (dispatch, _, { navigation: router }) => {
    const task = tappedTask(tap);
    if (task) return dispatch(tapTask(task));
    switch (tap) {
      case 'income':
        return router.go('/income');
      case 'withdraw':
        return router.go('/withdraw');
      case 'newbie':
        return router.go('/withdraw');
      case 'team':
        return router.go('/team');
      case 'rules':
        return router.go('/tips/rules');
      case 'login':
        return dispatch(login());
      case 'close':
        return dispatch(leaveHome());
      case 'invite':
        return dispatch(shareInvite('W'));
      case 'copy':
        return dispatch(copyInvite());
      default:
    }
  };
