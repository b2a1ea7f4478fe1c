import { isActive } from '@tally/contract/people/active';
import type { UserInfo } from '@tally/contract/people/user';
import type { RootState } from '../state/appStore';
import { personOf } from '../state/person';
import { sessionApi } from './sessionApi';
import { selectLoggedIn } from '../state/sessionSlice';

/** State of the request for the person's data: last response, error, pending. */
export const selectUserRequest = sessionApi.endpoints.getUserInfo.select();

/** The person's data in the server's last response. */
export const selectUser = (state: RootState): UserInfo | undefined => selectUserRequest(state).data;

/** Whether the person is logged in. */
export const selectActive = (state: RootState): boolean =>
  personOf(selectUser(state), selectLoggedIn(state)) === 'active';

/** Whether the server has reported that nobody is logged in. */
export const selectGuest = (state: RootState): boolean => {
  const user = selectUser(state);
  return user !== undefined && !isActive(user);
};
