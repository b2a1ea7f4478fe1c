/** `info` of the calls that delete a user's data, other than success (PRIVACY-6, PRIVACY-10, PRIVACY-11). */
export const deletionInfos = {
  /** No user has this address. */
  badUser: 'BAD USER',
  /** The owner of the address was sent a link; nothing is deleted until it is opened. */
  checkMail: 'CHECK MAIL',
  /** The link is truncated, expired, or was never sent. */
  badLink: 'BAD LINK',
} as const;

/** Validity of the link in a deletion mail, hours (PRIVACY-10). */
export const deletionLinkHours = 24;
