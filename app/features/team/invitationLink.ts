import { showUnreachable } from '../../overlays/showToast';
import type { AppThunk } from '../../state/appStore';
import { teamApi } from './teamApi';

/** Fetches the person's invite link; undefined when the request failed, which a toast says; '' when there is none. */
export const invitationLink = (): AppThunk<Promise<string | undefined>> => async (dispatch) => {
  const { data, error } = await dispatch(teamApi.endpoints.getTeam.initiate({}, { subscribe: false }));
  if (error) dispatch(showUnreachable(error));
  return data?.url;
};
