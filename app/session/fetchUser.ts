import type { UserInfo } from '@tally/contract/user';
import type { AppThunk } from '../store';
import { sessionApi } from './sessionApi';
import { userQuery } from './selectors';

/** The person as the server told, waiting for an answer that is on its way; undefined when none could be had. */
export const fetchUser = (): AppThunk<Promise<UserInfo | undefined>> => async (dispatch, _, context) => {
  const { data } = await dispatch(sessionApi.endpoints.getUserInfo.initiate(userQuery(context), { subscribe: false }));
  return data;
};
