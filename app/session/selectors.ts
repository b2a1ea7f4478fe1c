import { isActive } from '@tally/contract/active';
import type { UserInfo } from '@tally/contract/user';
import type { RootState } from '../store';
import type { AppContext } from '../platform/appContext';
import { sessionApi } from './sessionApi';

/** The query of the person's data: with a token the server knows who asks, without one the device id says it. */
export const userQuery = ({ vault, uuid }: Pick<AppContext, 'vault' | 'uuid'>): { uuid?: string } =>
  !vault.get() && uuid ? { uuid } : {};

/** The person as last told by the server, whatever query asked. */
export function selectUser(state: RootState): UserInfo | undefined {
  const answers = Object.values(state.api.queries).filter(
    (one) => one?.endpointName === sessionApi.endpoints.getUserInfo.name && one.data !== undefined,
  );
  const newest = answers.sort((a, b) => (b?.fulfilledTimeStamp ?? 0) - (a?.fulfilledTimeStamp ?? 0))[0];
  return newest?.data as UserInfo | undefined;
}

/** "Active only if the user-info response has code 200, status 1 and info ACTIVE" (PERSON-1). */
export const selectActive = (state: RootState): boolean => {
  const user = selectUser(state);
  return user !== undefined && isActive(user);
};
