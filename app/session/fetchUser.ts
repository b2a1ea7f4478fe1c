import type { UserInfo } from '@tally/contract/user';
import type { AppThunk } from '../store';
import { sessionApi } from './sessionApi';

/** The person as the server knows them, waiting for an answer that is on its way; undefined when none could be had. */
export const fetchUser = (): AppThunk<Promise<UserInfo | undefined>> => async (dispatch) => {
  const { data } = await dispatch(sessionApi.endpoints.getUserInfo.initiate(undefined, { subscribe: false }));
  return data;
};
