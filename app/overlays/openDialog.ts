import type { AppThunk } from '../state/appStore';
import type { DialogKind, DialogParams, ToastKind, ToastParams } from './chunks/overlayParams';
import { dialogOpened, dialogAnswered, toastShown, type DialogEntry, type ToastEntry } from '../state/overlaysSlice';
import type { DialogAnswer } from './content/dialogContent';

type Rest<P> = keyof P extends never ? [] : [params: P];

/** Opens a dialog and resolves with its answer. A second dialog waits until the first is answered. */
export const openDialog =
  <K extends DialogKind>(kind: K, ...rest: Rest<DialogParams[K]>): AppThunk<Promise<DialogAnswer>> =>
  (dispatch, getState, { services, dialogAnswers }) => {
    const id = services.uuid();
    dispatch(dialogOpened({ id, kind, params: rest[0] ?? {} } as DialogEntry));
    // The same dialog is open already: its answer goes to the code that opened it first, this call resolves at once.
    if (!getState().overlays.dialogs.some((dialog) => dialog.id === id)) return Promise.resolve('closed');
    return new Promise((resolve) => dialogAnswers.set(id, resolve));
  };

/** Closes a dialog and resolves the promise of the code that opened it with the answer. */
export const answerDialog =
  (id: string, answer: DialogAnswer): AppThunk =>
  (dispatch, _, { dialogAnswers }) => {
    dispatch(dialogAnswered({ id, answer }));
    dialogAnswers.get(id)?.(answer);
    dialogAnswers.delete(id);
  };

/** Shows a toast, which replaces the current one. */
export const showToast =
  <K extends ToastKind>(kind: K, ...rest: Rest<ToastParams[K]>): AppThunk =>
  (dispatch, _, { services }) => {
    dispatch(toastShown({ id: services.uuid(), kind, params: rest[0] ?? {} } as ToastEntry));
  };

/** Reports a request without a response. Only a phone without a network is called offline. */
export const showUnreachable =
  (): AppThunk =>
  (dispatch, _, { network }) =>
    dispatch(showToast(network.online() ? 'network.unreachable' : 'network.offlineAction'));
