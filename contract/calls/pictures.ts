import { endpoint } from '../api/endpoint';
import { noData, nothing } from '../api/schemas';
import * as v from 'valibot';

const imageQuery = v.object({ img: v.pipe(v.string(), v.maxLength(60), v.regex(/^[a-z0-9-]+$/)) });

export const getAdImage = endpoint({
  method: 'GET',
  path: '/app/ad',
  who: 'anyone',
  money: false,
  summary: 'A picture of an advertisement',
  description: 'Pictures, sent as image bytes (`reply` is `null`: a successful answer has no envelope).',
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
  query: imageQuery,
  body: nothing,
  reply: noData,
});
