import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { DialogParams, ToastParams } from './kinds';
import type { Entry } from './overlayTables';

/** A dialog that was opened; `params` fits `kind`. */
export type DialogEntry = Entry<DialogParams>;
export type ToastEntry = Entry<ToastParams>;

export interface OverlaysState {
  /** The first is shown; the others wait. */
  dialogs: DialogEntry[];
  /** Only the newest matters: a new toast takes the place of the old one. */
  toast: ToastEntry | null;
}

const initialState: OverlaysState = { dialogs: [], toast: null };

/** The one queue of dialogs and toasts. */
export const overlaysSlice = createSlice({
  name: 'overlays',
  initialState,
  reducers: {
    /** The same dialog with the same parameters does not stand in the queue twice. */
    dialogOpened: (state, { payload }: PayloadAction<DialogEntry>) => {
      const same = (dialog: DialogEntry) =>
        dialog.kind === payload.kind && JSON.stringify(dialog.params) === JSON.stringify(payload.params);
      if (!state.dialogs.some(same)) state.dialogs.push(payload);
      // The outcome of a login is shown by a dialog.
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

/** How a dialog ended: one of its buttons, or put away (Escape, back, the scrim). */
export type DialogAnswer = 'primary' | 'secondary' | 'closed';

export const { dialogOpened, dialogAnswered, toastShown, toastEnded } = overlaysSlice.actions;
export const { selectDialog, selectToast } = overlaysSlice.selectors;
