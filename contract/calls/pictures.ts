import { endpoint } from '../api/endpoint';
import { described, noData, nothing } from '../api/schemas';
import * as v from 'valibot';

const imageQuery = v.object({
  img: described(v.pipe(v.string(), v.maxLength(60), v.regex(/^[a-z0-9-]+$/)), 'Name of the picture.'),
});

export const getAdImage = endpoint({
  method: 'GET',
  path: '/app/ad',
  who: 'anyone',
  money: false,
  summary: 'A picture of an advertisement',
  description: 'A picture of an advertisement, as image bytes; a successful answer has no envelope.',
  query: imageQuery,
  body: nothing,
  reply: noData,
});

export const getImage = endpoint({
  method: 'GET',
  path: '/app/img',
  who: 'anyone',
  money: false,
  summary: 'A picture of the product',
  description: 'A picture of the product, as image bytes; a successful answer has no envelope.',
  query: imageQuery,
  body: nothing,
  reply: noData,
});
