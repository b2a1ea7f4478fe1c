import { createAction } from '@reduxjs/toolkit';
import type { UnknownAction } from 'redux';
import type { AppListenerApi, StartAppListening } from './appStore';

/**
 * Dispatched when a page is shown; for home only once its deferred part is loaded. The payload is its path as in
 * `routes.ts`, for example `/tips/:name`.
 */
export const screenShown = createAction<string>('navigation/screenShown');
/** Dispatched when a page is left for another one. */
export const screenLeft = createAction<string>('navigation/screenLeft');

/** Export of a screen's module beside the screen: registers its listeners, once, when the module is loaded. */
export type StartScreenListeners = (startListening: StartAppListening, path: string) => void;

/** A listener that runs `effect` each time the screen is shown. Pending waits are cancelled when the screen is left. */
export const onScreen = (path: string, effect: (api: AppListenerApi) => Promise<void>) => ({
  predicate: (action: UnknownAction) =>
    (screenShown.match(action) || screenLeft.match(action)) && action.payload === path,
  effect: async (action: UnknownAction, api: AppListenerApi) => {
    api.cancelActiveListeners();
    if (screenShown.match(action)) await effect(api);
  },
});

/** Registers an `onScreen` listener. */
export function listenOnScreen(
  startListening: StartAppListening,
  path: string,
  effect: (api: AppListenerApi) => Promise<void>,
): void {
  startListening(onScreen(path, effect));
}
