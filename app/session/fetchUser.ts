import type { UserInfo } from '@tally/contract/people/user';
import type { AppThunk } from '../state/appStore';
import { sessionApi } from './sessionApi';

/** The person's data from the server; waits for a request in progress. Undefined when it could not be loaded. */
export const fetchUser = (): AppThunk<Promise<UserInfo | undefined>> => async (dispatch) => {
  const { data } = await dispatch(sessionApi.endpoints.getUserInfo.initiate(undefined, { subscribe: false }));
  return data;
};
