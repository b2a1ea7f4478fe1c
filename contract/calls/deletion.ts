import { endpoint } from '../api/endpoint';
import { described, nothing, outcome, pick, shortText, taken, text, typedLine } from '../api/schemas';
import { deletionMeanings } from '../people/deletion';
import * as v from 'valibot';

export const postDeleteMyData = endpoint({
  method: 'POST',
  path: '/app/delmydata',
  who: 'anyone',
  money: false,
  summary: 'Request deletion of the data of a mail address',
  description:
    "Asks for the deletion of a person's data by the mail address of their login. Their owner is sent a link where the server sends mail (CHECK MAIL); else the request waits 15 days, and the person can take it back. `gaid`, the phone's advertising id, is accepted and not used.",
  infos: pick(deletionMeanings, 'BAD USER', 'CHECK MAIL'),
  query: v.object({
    app: described(shortText, 'Short name of the app.'),
    email: described(typedLine(200), 'Mail address of the login.'),
    gaid: v.optional(described(text(100), 'Advertising id of the phone.')),
  }),
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
  infos: pick(deletionMeanings, 'BAD LINK'),
  query: nothing,
  body: v.object({ token: described(text(200), 'The key in the link.') }),
  reply: outcome,
});
