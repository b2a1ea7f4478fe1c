import { isActive } from '@tally/contract/active';
import type { UserInfo } from '@tally/contract/user';
import type { RootState } from '../store';
import { sessionApi } from './sessionApi';

/** The request for the person's data: what the server answered last, whether it failed or is under way. */
export const selectUserRequest = sessionApi.endpoints.getUserInfo.select();

/** The person as the server answered last. */
export const selectUser = (state: RootState): UserInfo | undefined => selectUserRequest(state).data;

/** "Active only if the user-info response has code 200, status 1 and info ACTIVE" (PERSON-1). */
export const selectActive = (state: RootState): boolean => {
  const user = selectUser(state);
  return user !== undefined && isActive(user);
};

/** Whether the server has said that nobody is logged in. */
export const selectGuest = (state: RootState): boolean => {
  const user = selectUser(state);
  return user !== undefined && !isActive(user);
};
