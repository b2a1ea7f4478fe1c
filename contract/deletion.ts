import * as v from 'valibot';
import { endpoint } from './endpoint';
import { nothing, outcome, text } from './schemas';

/** What the calls that delete a person's data say beyond success (PRIVACY-6, PRIVACY-10, PRIVACY-11). */
export const deletionInfos = {
  /** The address belongs to nobody. */
  badUser: 'BAD USER',
  /** The owner of the address was sent a link; nothing is deleted without it. */
  checkMail: 'CHECK MAIL',
  /** A link that was cut, is too old, or was never sent. */
  badLink: 'BAD LINK',
} as const;

/** A link in a mail confirms a deletion for so long, hours (PRIVACY-10). */
export const deletionLinkHours = 24;

/**
 * Confirms a deletion by the key of the link that was sent to the address of the person (PRIVACY-11): they are deleted at once.
 * Asked again with the same key it answers the same; `info` BAD LINK when the key opens nothing.
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
