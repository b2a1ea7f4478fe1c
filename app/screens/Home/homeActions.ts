import { api } from '../../api/api';
import { showUnreachable } from '../../overlays/showToast';
import { login } from '../../session/login';
import { copyInvitation } from '../../features/team/copyInvitation';
import { shareInvitation } from '../../features/team/shareInvitation';
import { goalPaths } from '../../features/wallet/goalStep';
import { tapTask } from '../../features/tasks/tapTask';
import { closeHome } from '../../platform/links';
import type { AppThunk } from '../../state/appStore';
import { tappedTask, type HomeTap } from './homeTaps';

/** Handles each tap on home (HOME-4 to HOME-16). */
export const homeTapped =
  (tap: HomeTap): AppThunk<Promise<void>> =>
  async (dispatch, _, { navigation, services, network, deferredChunk }) => {
    const task = tappedTask(tap);
    if (task) return dispatch(tapTask(task));
    switch (tap) {
      case 'income':
        return navigation.go('/income');
      case 'withdraw':
        return navigation.go('/withdraw');
      case 'newbie':
        return navigation.go('/withdraw');
      case 'team':
        return navigation.go('/team');
      case 'lucky':
      case 'tasks':
        return navigation.go(goalPaths[tap], { replace: true });
      case 'rules':
        return navigation.go('/tips/rules');
      case 'login':
        return dispatch(login());
      case 'retry':
        if (!network.online()) return void dispatch(showUnreachable());
        return void dispatch(api.util.invalidateTags(['User', 'Tasks', 'Lucky']));
      case 'close':
        // When the exit dialog's code cannot be loaded, the page closes at once.
        return deferredChunk().then(
          ({ leaveHome }) => dispatch(leaveHome()),
          () => services.navigate(closeHome),
        );
      case 'invite':
        return dispatch(shareInvitation('W'));
      case 'copy':
        return dispatch(copyInvitation());
      default:
    }
  };
