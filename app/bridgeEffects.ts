import { isActive } from '@tally/contract/active';
import { taskInfos } from '@tally/contract/task';
import { formatCoins, formatMoney } from '@tally/locales/format';
import { outcomeUnknown, type ApiError } from './api/apiError';
import { api } from './api/api';
import type { BridgeEffects, RewardOutcome } from './bridge/bridgeEffects';
import { tokenHash } from './bridge/tokenHash';
import { selectAdPlaces } from './features/offers/adPlaces';
import { tasksApi } from './features/tasks/tasksApi';
import { creditReward } from './features/tasks/creditReward';
import { showRefusal } from './features/tasks/showRefusal';
import type { AppContext } from './platform/appContext';
import { openDialog, showToast } from './overlays/openDialog';
import { trackAction } from './session/trackAction';
import { selectUser } from './session/selectors';
import { homeReloaded, loginWorked, selectSession } from './session/sessionSlice';
import type { AppStore } from './store';

const failure = (error: unknown): { outcome: 'unknown' } | { outcome: 'failed' } => ({
  outcome: outcomeUnknown(error as ApiError) ? 'unknown' : 'failed',
});

/**
 * What the host bridge needs from the app, made of its endpoints, its state and its overlays.
 * @param goBack the hardware back key's step; true when it was used up
 */
export function createBridgeEffects(store: AppStore, context: AppContext, goBack: () => boolean): BridgeEffects {
  const { dispatch, getState } = store;
  const { vault, services, deferredChunk } = context;
  const market = () => selectSession(getState())?.market ?? 'id';
  return {
    user: () => tokenHash(vault.get() ?? ''),
    sdk: () => selectSession(getState())?.sdk ?? 0,
    market,
    adPlaces: () => selectAdPlaces(getState(), services),
    adShowType: () => selectUser(getState())?.adShowType ?? 0,

    claimReward: async (kind, { action, key }): Promise<RewardOutcome> => {
      const { postCheckin, postLottery, postVideoAd } = tasksApi.endpoints;
      const reward = { query: { action: 'reward' as const }, key };
      // In the older flow the server asks for the draw first. The reward keeps its key, so that it is paid once wherever an answer was lost.
      const lottery = async () => {
        const asked = await dispatch(postLottery.initiate(reward));
        if (asked.data?.info !== taskInfos.needDraw) return asked;
        const drawn = await dispatch(postLottery.initiate({ query: { action: 'draw' }, key: `${key}.draw` }));
        return drawn.data?.status === 1 ? dispatch(postLottery.initiate(reward)) : drawn;
      };
      const calls = {
        checkin: () => dispatch(postCheckin.initiate(reward)),
        lottery,
        videoad: () => dispatch(postVideoAd.initiate({ query: { action }, key })),
      };
      const { data, error } = await calls[kind]();
      if (!data) return failure(error);
      return data.status === 1
        ? { outcome: 'paid', reward: { coin: data.coin, cash: data.cash } }
        : { outcome: 'refused', info: data.info };
    },
    rewarded: (kind, { coin, cash }, { action, time }) => {
      // A reward whose amounts were not told is looked up, not guessed.
      if (time === 'again' || Number.isNaN(coin + cash)) dispatch(api.util.invalidateTags(['User', 'Tasks']));
      else dispatch(creditReward(kind, { coin, cash }, action === 'reward'));
      if (!coin && !cash) return;
      dispatch(
        showToast('tasks.reward', {
          coins: coin ? formatCoins(coin, market()) : '',
          cash: cash ? formatMoney(cash, market()) : '',
        }),
      );
    },
    rewardRefused: (task, info) => {
      dispatch(api.util.invalidateTags(['Tasks']));
      dispatch(showRefusal(task, info, market()));
    },
    rewardFailed: (task) => void dispatch(openDialog('tasks.failed', { task })),

    postAction: (action, data) => dispatch(trackAction(action, data)),

    reloadLucky: () => void dispatch(api.util.invalidateTags(['Lucky'])),
    // Without the code of lucky tasks the outcome stays open: the call is made again later with its key.
    installLucky: (click) =>
      deferredChunk().then(
        ({ lucky }) => dispatch(lucky.install(click)),
        () => ({ outcome: 'unknown' }),
      ),
    claimLucky: (claim) =>
      deferredChunk().then(
        ({ lucky }) => dispatch(lucky.claim(claim)),
        () => ({ outcome: 'unknown' }),
      ),
    luckyAnswered: (answer, claim) =>
      void deferredChunk().then(
        ({ lucky }) => dispatch(lucky.say(answer, claim)),
        () => undefined,
      ),

    saveToken: (token) => {
      vault.set(token);
      void services.secrets.keep({ token, ...(context.uuid && { uuid: context.uuid }) });
    },
    loggedIn: () => {
      dispatch(loginWorked());
      const user = selectUser(getState());
      void dispatch(openDialog('login.succeeded', { name: user && isActive(user) ? user.name : '' }));
    },
    loginFailed: () => void dispatch(openDialog('login.failed', { outside: false })),
    reloadHome: () => {
      dispatch(homeReloaded());
      dispatch(api.util.resetApiState());
    },
    hostBack: goBack,
  };
}
