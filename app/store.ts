import { configureStore, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { api } from './api/api';
import { bridgeSlice } from './bridge/bridgeSlice';
import type { Session } from './session/types';
import { sessionSlice } from './session/sessionSlice';
import type { AppContext } from './platform/appContext';
import { overlaysSlice } from './overlays/overlaysSlice';

/** The app's store. Side effects are listeners of the bridge, thunks and endpoints; they find the outside world in `extra`. */
export const createStore = (context: AppContext, session: Session | null) =>
  configureStore({
    reducer: {
      api: api.reducer,
      bridge: bridgeSlice.reducer,
      overlays: overlaysSlice.reducer,
      session: sessionSlice.reducer,
    },
    preloadedState: { session: { session, login: 'none' as const } },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: context } })
        .prepend(context.bridge.middleware)
        .concat(api.middleware),
  });

export type AppStore = ReturnType<typeof createStore>;
export type RootState = ReturnType<AppStore['getState']>;
export type AppDispatch = AppStore['dispatch'];
export type AppThunk<R = void> = ThunkAction<R, RootState, AppContext, UnknownAction>;
