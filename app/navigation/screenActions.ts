import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { AppListenerApi, StartAppListening } from '../store';

/** A page is on the screen; home says it from its deferred part on. The payload is its path as `routes.ts` writes it, for example `/tips/:name`. */
export const screenShown = createAction<string>('navigation/screenShown');
/** The page is gone again: another one follows, or home. */
export const screenLeft = createAction<string>('navigation/screenLeft');

/** What a screen's file exports beside the screen: registers its listeners, once, when the file has been loaded. */
export type StartScreenListeners = (startListening: StartAppListening, path: string) => void;

/** A listener that runs `effect` each time the screen is shown. Whatever it waits for is cancelled when the screen is left. */
export const onScreen = (path: string, effect: (api: AppListenerApi) => Promise<void>) => ({
  predicate: (action: UnknownAction) =>
    (screenShown.match(action) || screenLeft.match(action)) && action.payload === path,
  effect: async (action: UnknownAction, api: AppListenerApi) => {
    api.cancelActiveListeners();
    if (screenShown.match(action)) await effect(api);
  },
});

/** Registers `onScreen`. */
export function listenOnScreen(
  startListening: StartAppListening,
  path: string,
  effect: (api: AppListenerApi) => Promise<void>,
): void {
  startListening(onScreen(path, effect));
}
