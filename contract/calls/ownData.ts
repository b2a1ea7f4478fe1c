import { endpoint } from '../api/endpoint';
import { described, nothing, outcome, shortText, text, textBetween, time } from '../api/schemas';
import { ownDataFormats, ownDataMeanings } from '../people/ownData';
import * as v from 'valibot';

/** Largest file, in characters: enough for several years of somebody who plays every round. */
const fileMax = 50_000_000;

export const postOwnData = endpoint({
  method: 'POST',
  path: '/user/data',
  who: 'user',
  money: false,
  summary: 'A file of all that is kept about the person, once a day',
  description:
    'Makes a file of all that is kept about the person (OWN-1), once on a day of their market (OWN-2). The answer holds the file, because a link to it could not carry the token. `request` is chosen by the page: a request whose answer was lost is repeated with the same one, on the same day, and does not count again. A refused one (status 2) has no file, and `nextAt` says from when another one is made.',
  infos: ownDataMeanings,
  query: nothing,
  body: v.object({
    format: described(v.picklist(ownDataFormats), 'Kind of the file.'),
    request: described(textBetween(8, 80), 'Chosen by the page, the same when it asks again for a lost answer.'),
  }),
  reply: v.object({
    ...outcome.entries,
    name: described(shortText, 'Name of the file.'),
    file: described(text(fileMax), 'The file; empty when it was refused.'),
    nextAt: described(time, 'When another one is made.'),
  }),
});
