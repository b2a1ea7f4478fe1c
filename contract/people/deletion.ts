import * as v from 'valibot';
import { endpoint } from '../api/endpoint';
import { nothing, outcome, text } from '../api/schemas';

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

/**
 * Confirms a deletion with the key from the link that was mailed to the user (PRIVACY-11); the user is deleted at once.
 * Repeating the call with the same key gives the same answer; `info` is BAD LINK when the key matches no request.
 */
export const postConfirmDeletion = endpoint({
  method: 'POST',
  path: '/app/delmydata/confirm',
  who: 'anyone',
  money: false,
  query: nothing,
  body: v.object({ token: text(200) }),
  reply: outcome,
});
