import { endpoint } from '../api/endpoint';
import { nothing, outcome, shortText, taken, text, typedLine } from '../api/schemas';
import * as v from 'valibot';

export const postDeleteMyData = endpoint({
  method: 'POST',
  path: '/app/delmydata',
  who: 'anyone',
  money: false,
  summary: 'Request deletion of the data of a mail address',
  description:
    "Requests the deletion of a user's data. `info` is BAD USER when no user has the address, CHECK MAIL when the owner of the address was sent a confirmation link (`deletion.ts`). `gaid`, the phone's advertising id, is accepted and ignored: no other call sends one, so the server stores nothing under it.",
  query: v.object({ app: shortText, email: typedLine(200), gaid: v.optional(text(100)) }),
  body: nothing,
  reply: outcome,
  reading: taken,
});

export const postConfirmDeletion = endpoint({
  method: 'POST',
  path: '/app/delmydata/confirm',
  who: 'anyone',
  money: false,
  summary: 'Confirm a deletion by the key of the link that was sent to the address',
  description:
    'Confirms a deletion with the key from the link that was mailed to the user (PRIVACY-11); the user is deleted at once. Repeating the call with the same key gives the same answer; `info` is BAD LINK when the key matches no request.',
  query: nothing,
  body: v.object({ token: text(200) }),
  reply: outcome,
});
