import { isActive } from '@tally/contract/people/active';
import type { UserInfo } from '@tally/contract/people/user';

/** Whether the person is logged in; `unknown` until the server has answered. */
export type Person = 'unknown' | 'guest' | 'active';

/**
 * Who is there: "Active only if the user-info response has code 200, status 1 and info ACTIVE" (PERSON-1). From a login
 * on they are active, before that response (PERSON-7).
 * @param loggedIn whether a login has succeeded on this page
 */
export const personOf = (user: Pick<UserInfo, 'status' | 'info'> | undefined, loggedIn: boolean): Person =>
  user ? (isActive(user) ? 'active' : 'guest') : loggedIn ? 'active' : 'unknown';
