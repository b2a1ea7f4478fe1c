import type { AppThunk } from '../state/appStore';
import type { DialogKind, DialogParams, ParamsArgument } from './chunks/overlayParams';
import { dialogOpened, dialogAnswered, type DialogEntry } from '../state/overlaysSlice';
import type { DialogAnswer } from './content/dialogContent';

/** Opens a dialog and resolves with its answer. A second dialog waits until the first is answered. */
export const openDialog =
  <K extends DialogKind>(kind: K, ...rest: ParamsArgument<DialogParams[K]>): AppThunk<Promise<DialogAnswer>> =>
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
