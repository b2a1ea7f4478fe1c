import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { DialogParams, ToastParams } from '../overlays/chunks/overlayParams';
import type { DialogAnswer } from '../overlays/content/dialogContent';
import type { Entry } from '../overlays/content/overlayTable';

/** An opened dialog; the type of `params` depends on `kind`. */
export type DialogEntry = Entry<DialogParams>;
export type ToastEntry = Entry<ToastParams>;

export interface OverlaysState {
  /** The first is shown; the others wait. */
  dialogs: DialogEntry[];
  /** Only the newest toast is kept: it replaces the previous one. */
  toast: ToastEntry | null;
}

const initialState: OverlaysState = { dialogs: [], toast: null };

/** State of all dialogs and toasts. */
export const overlaysSlice = createSlice({
  name: 'overlays',
  initialState,
  reducers: {
    /** A dialog with the same kind and parameters is queued only once. */
    dialogOpened: (state, { payload }: PayloadAction<DialogEntry>) => {
      const same = (dialog: DialogEntry) =>
        dialog.kind === payload.kind && JSON.stringify(dialog.params) === JSON.stringify(payload.params);
      if (!state.dialogs.some(same)) state.dialogs.push(payload);
      // A dialog shows the outcome of the login, so the toast of its progress ends.
      if (state.toast?.kind === 'login.inProgress') state.toast = null;
    },
    dialogAnswered: (state, { payload }: PayloadAction<{ id: string; answer: DialogAnswer }>) => {
      state.dialogs = state.dialogs.filter((dialog) => dialog.id !== payload.id);
    },
    toastShown: (state, { payload }: PayloadAction<ToastEntry>) => {
      state.toast = payload;
    },
    toastEnded: (state, { payload }: PayloadAction<{ id: string }>) => {
      if (state.toast?.id === payload.id) state.toast = null;
    },
  },
  selectors: {
    selectDialog: (state) => state.dialogs[0],
    selectToast: (state) => state.toast,
  },
});

export const { dialogOpened, dialogAnswered, toastShown, toastEnded } = overlaysSlice.actions;
export const { selectDialog, selectToast } = overlaysSlice.selectors;
