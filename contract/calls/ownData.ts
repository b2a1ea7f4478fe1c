import { endpoint } from '../api/endpoint';
import { nothing, shortText, smallNumber, text, textBetween, time } from '../api/schemas';
import { ownDataFormats } from '../people/ownData';
import * as v from 'valibot';

/** Largest file, in characters: with every round that can be played in it, that of several years. */
const fileMax = 50_000_000;

export const postOwnData = endpoint({
  method: 'POST',
  path: '/user/data',
  who: 'user',
  money: false,
  summary: 'A file of all that is kept about the person, once a day',
  description:
    'Makes a file of all that is kept about the person (OWN-1), once on a day of their market (OWN-2). The answer holds the file, because a link to it could not carry the token. `request` is chosen by the page: a request whose answer was lost is repeated with the same one, on the same day, and does not count again. A refused one (status 2) has no file, and `nextAt` says from when another one is made.',
  query: nothing,
  body: v.object({ format: v.picklist(ownDataFormats), request: textBetween(8, 80) }),
  reply: v.object({ status: smallNumber, info: shortText, name: shortText, file: text(fileMax), nextAt: time }),
});
