import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import type { ListenerMiddleware, ThunkDispatch } from '@reduxjs/toolkit';
import type { UnknownAction } from 'redux';
import { api } from './api/api';
import type { BridgeMiddleware } from './bridge/bridgeMiddleware';
import { bridgeSlice, type BridgeState } from './bridge/bridgeSlice';
import type { Session } from './state/session';
import { createPersonalStore, endsWith, type Turn } from './session/personalStore';
import type { SessionState } from './state/sessionSlice';
import { reducer, type AppContext, type AppDispatch, type AppStore, type RootState } from './state/appStore';

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
    reducer,
    preloadedState: {
      session: before
        ? { ...before.session, logins: before.session.logins + 1, loggedIn: context.vault.get() !== undefined }
        : { session, logins: 0, loggedIn: false },
      bridge: { ...bridgeSlice.getInitialState(), ...(before && { host: before.bridge.host }) },
    },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: context } })
        .prepend(endsWith(turn), listeners, bridgeMiddleware)
        .concat(api.middleware),
  });

/** Creates the app's store: each person who logs in gets a new one behind it, and so does the guest after a log-out. */
export const createAppStore = (context: AppContext, session: Session | null, middleware: StoreMiddleware) =>
  createPersonalStore<AppStore>((turn, before) => createStore(context, session, middleware, turn, before?.getState()));

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
