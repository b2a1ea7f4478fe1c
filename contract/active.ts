/** `info` of an active person; any other value, status or code means guest (PERSON-1). */
export const activeInfo = 'ACTIVE';

/** Whether an answer of user/info means an active person: status 1 and ACTIVE. Stands alone, so that the start does not wait for the schemas. */
export const isActive = (user: { status: number; info: string }): boolean =>
  user.status === 1 && user.info === activeInfo;
