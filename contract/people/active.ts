/** `info` of an active user in the reply of user/info; any other value, status or code means guest (PERSON-1). */
export const activeInfo = 'ACTIVE';

/**
 * Whether a reply of user/info means an active user: status 1 and ACTIVE. In a file of its own so that the start of the
 * app does not wait for the schemas.
 */
export const isActive = (user: { status: number; info: string }): boolean =>
  user.status === 1 && user.info === activeInfo;
