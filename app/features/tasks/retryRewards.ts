import { requestUnconfirmed } from '../../bridge/actions';
import type { StartAppListening } from '../../state/appStore';
import { requestReward } from './rewardRequests';

/**
 * Repeats requests for rewards that got no response, each with its old key, so that it is paid once:
 * `requestUnconfirmed` brings them back when the app starts and when the page returns to the foreground or the network
 * (session/refetchOnReturn.ts).
 */
export function startRewardRetries(startListening: StartAppListening): void {
  startListening({
    actionCreator: requestUnconfirmed,
    effect: async ({ payload: { window, part, key } }, { dispatch }) => {
      const { kind } = window;
      // Lucky tasks have their own listener; the other windows lead to no request.
      if (kind === 'lucky' || kind === 'launch' || kind === 'ads' || kind === 'words' || kind === 'quiz') return;
      await dispatch(requestReward({ kind, action: part === 'click' ? 'click' : 'reward', key, repeated: true }));
    },
  });
}
