import type { AppThunk } from '../../store';
import { teamApi } from './teamApi';

/** The person's invite link; undefined when it could not be had, '' when the server gave none. */
export const invitationLink = (): AppThunk<Promise<string | undefined>> => async (dispatch) => {
  const { data } = await dispatch(teamApi.endpoints.getTeam.initiate({}, { subscribe: false }));
  return data?.url;
};
