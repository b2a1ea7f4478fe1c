import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import type { ListenerEffectAPI, ListenerMiddleware, ThunkDispatch, TypedStartListening } from '@reduxjs/toolkit';
import type { UnknownAction } from 'redux';
import { answeredSlice } from './api/answeredSlice';
import { api } from './api/api';
import type { BridgeMiddleware } from './bridge/bridgeMiddleware';
import { bridgeSlice, type BridgeState } from './bridge/bridgeSlice';
import type { Session } from './session/types';
import { createPersonalStore, endsWith, type Turn } from './session/personalStore';
import { sessionSlice, type SessionState } from './session/sessionSlice';
import type { AppContext } from './platform/appContext';
import { overlaysSlice } from './overlays/overlaysSlice';

/**
 * Type of the listener middleware. `addListener` adds an effect later; dispatching it returns a function that removes
 * the effect.
 */
type AppListeners = ListenerMiddleware<unknown, ThunkDispatch<unknown, AppContext, UnknownAction>, AppContext>;

interface StoreMiddleware {
  listeners: AppListeners;
  /** The phone app: its callbacks become actions, commands become calls. */
  bridgeMiddleware: BridgeMiddleware;
}

/**
 * Creates a person's store. Side effects are listeners, thunks and endpoints; they get the app context as `extra`.
 * @param before the store of the person before; only the session and the phone app are the same for the next one
 */
const createStore = (
  context: AppContext,
  session: Session | null,
  { listeners, bridgeMiddleware }: StoreMiddleware,
  turn: Turn,
  before?: { session: SessionState; bridge: BridgeState },
) =>
  configureStore({
    reducer: {
      answered: answeredSlice.reducer,
      api: api.reducer,
      bridge: bridgeSlice.reducer,
      overlays: overlaysSlice.reducer,
      session: sessionSlice.reducer,
    },
    preloadedState: {
      session: before ? { ...before.session, logins: before.session.logins + 1 } : { session, logins: 0 },
      bridge: { ...bridgeSlice.getInitialState(), ...(before && { host: before.bridge.host }) },
    },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: context } })
        .prepend(endsWith(turn), listeners, bridgeMiddleware)
        .concat(api.middleware),
  });

/** Creates the app's store: each person who logs in gets a new one behind it. */
export const createAppStore = (context: AppContext, session: Session | null, middleware: StoreMiddleware) =>
  createPersonalStore<AppStore>((turn, before) => createStore(context, session, middleware, turn, before?.getState()));

type CreatedStore = ReturnType<typeof createStore>;
type CreatedDispatch = CreatedStore['dispatch'];
export type RootState = ReturnType<CreatedStore['getState']>;
/** Dispatches actions and thunks; a command to the host returns the host's answer. */
export interface AppDispatch extends CreatedDispatch {
  <R>(thunk: AppThunk<R>): R;
}
export type AppThunk<R = void> = (dispatch: AppDispatch, getState: () => RootState, context: AppContext) => R;
export type AppStore = Omit<CreatedStore, 'dispatch'> & { dispatch: AppDispatch };
/** Registers the effect of an action; passed to the features as an argument. */
export type StartAppListening = TypedStartListening<RootState, AppDispatch, AppContext>;
/** API that a listener's effect gets besides the action. */
export type AppListenerApi = ListenerEffectAPI<RootState, AppDispatch, AppContext>;
export type AppListenerEffect = (action: UnknownAction, api: AppListenerApi) => Promise<void> | void;

/** The listener middleware of a store, typed for the app. */
export function createAppListeners(context: AppContext) {
  const { middleware, startListening, clearListeners } = createListenerMiddleware({ extra: context });
  return {
    middleware,
    startAppListening: startListening.withTypes<RootState, AppDispatch, AppContext>(),
    /** Cancels all listeners, including those that are waiting. */
    clearListeners,
  };
}
