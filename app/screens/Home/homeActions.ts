import { askToLogIn, login } from '../../session/login';
import { selectActive } from '../../session/selectors';
import { copyInvite } from '../../features/team/copyInvite';
import { shareInvite } from '../../features/team/shareInvite';
import { tapTask } from '../../features/tasks/tapTask';
import type { AppThunk } from '../../store';
import { tappedTask, type HomeTap } from './homeTaps';
import { leaveHome } from './leaveHome';

/** What each tap on home does (section 2, Home). */
export const homeTapped =
  (tap: HomeTap): AppThunk =>
  (dispatch, getState, { router }) => {
    const task = tappedTask(tap);
    if (task) return void dispatch(tapTask(task));
    const members = (path: string, why: 'withdraw' | 'team') => (selectActive(getState()) ? router.go(path) : void dispatch(askToLogIn(why)));
    switch (tap) {
      case 'income': return router.go('/income');
      case 'withdraw': return router.go('/withdraw');
      case 'newbie': return router.go('/withdraw');
      case 'team': return router.go('/team');
      case 'rules': return router.go('/tips/rules');
      case 'feedback': return members('/feedback', 'withdraw');
      case 'login': return dispatch(login());
      case 'close': return void dispatch(leaveHome());
      case 'invite': return void dispatch(shareInvite('W'));
      case 'copy': return void dispatch(copyInvite());
      default:
    }
  };
