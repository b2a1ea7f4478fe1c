import type { Meanings } from '../api/schemas';

/** `info` of the calls that delete a user's data, other than success (PRIVACY-6, PRIVACY-10, PRIVACY-11). */
export const deletionInfos = {
  badUser: 'BAD USER',
  checkMail: 'CHECK MAIL',
  badLink: 'BAD LINK',
} as const;

export const deletionMeanings: Meanings<typeof deletionInfos> = {
  'BAD USER': 'Nobody has this address.',
  'CHECK MAIL':
    'With `status` 1: the owner of the address was sent a link; nothing is deleted until it is opened (postConfirmDeletion).',
  'BAD LINK': 'The link is cut, expired, or was never sent.',
};

/** Validity of the link in a deletion mail, hours (PRIVACY-10). */
export const deletionLinkHours = 24;
