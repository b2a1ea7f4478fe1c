import type { H5Action } from '@tally/contract/people/h5Actions';
import type { AppThunk } from '../state/appStore';
import { selectSession } from '../state/sessionSlice';
import { settingsApi } from './settingsApi';

/**
 * Reports an event to the server (API-7, API-31). The person is identified by the token; without one, app and uuid are
 * sent. The language is always sent: it decides the coin rate, which must be the one that the page states. Callers do
 * not wait for the response.
 */
export const trackAction =
  (action: H5Action, actionData?: string): AppThunk =>
  (dispatch, getState, { vault, uuid }) => {
    const session = selectSession(getState());
    const identity = vault.get() || !session ? {} : { appPkgName: session.pkgName, ...(uuid && { uuid }) };
    void dispatch(
      settingsApi.endpoints.postH5Action.initiate(
        {
          body: {
            action,
            ...(actionData !== undefined && { actionData }),
            ...(session && { locale: session.locale }),
            ...identity,
          },
        },
        { track: false },
      ),
    );
  };
