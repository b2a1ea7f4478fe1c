import type { H5Action } from '@tally/contract/app';
import type { AppThunk } from '../store';
import { selectSession } from './sessionSlice';
import { settingsApi } from './settingsApi';

/** Tells the server that something happened (section 7, h5action). With a token it knows who; else app, locale and uuid say so. Nobody waits for it. */
export const postAction =
  (action: H5Action, actionData?: string): AppThunk =>
  (dispatch, getState, { vault, uuid }) => {
    const session = selectSession(getState());
    const who = vault.get() || !session ? {} : { appPkgName: session.pkgName, locale: session.locale, ...(uuid && { uuid }) };
    void dispatch(settingsApi.endpoints.postH5Action.initiate({ body: { action, ...(actionData !== undefined && { actionData }), ...who } }, { track: false }));
  };
