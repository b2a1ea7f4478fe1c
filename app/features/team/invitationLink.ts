import type { AppThunk } from '../../state/appStore';
import { teamApi } from './teamApi';

/** Fetches the person's invite link; undefined when the request failed, '' when the server returned none. */
export const invitationLink = (): AppThunk<Promise<string | undefined>> => async (dispatch) => {
  const { data } = await dispatch(teamApi.endpoints.getTeam.initiate({}, { subscribe: false }));
  return data?.url;
};
