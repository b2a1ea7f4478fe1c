/** `info` of an active user in the reply of user/info; any other value, status or code means guest (PERSON-1). */
export const activeInfo = 'ACTIVE';

/** What `info` of user/info means. */
export const personMeanings = {
  [activeInfo]: 'With `status` 1: somebody is signed in. Nothing else makes a person signed in.',
  GUEST: 'Nobody is signed in. Any other word, also the empty one, means the same.',
  INACTIVE: 'The token is unknown or expired; to the page the same as GUEST.',
} as const;

/**
 * Whether a reply of user/info means an active user: status 1 and ACTIVE. In a file of its own so that the start of the
 * app does not wait for the schemas.
 */
export const isActive = (user: { status: number; info: string }): boolean =>
  user.status === 1 && user.info === activeInfo;
