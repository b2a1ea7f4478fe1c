import * as v from 'valibot';
import { endpoint } from '../api/endpoint';
import { locale, noData, nothing, packageName, text, uuid } from '../api/schemas';

/** Names of the actions that the pages post; the typo `rediect` is part of the protocol. */
const h5Actions = [
  'open',
  'rediect',
  'big_withdraw',
  'LT_showWindow',
  'LT_callback',
  'lt_nocheckin',
  'checkInCallback_false',
  'lotteryCallback_false',
] as const;
export type H5Action = (typeof h5Actions)[number];

const h5ActionBody = v.object({
  action: v.picklist(h5Actions),
  actionData: v.optional(text(200)),
  uuid: v.optional(uuid),
  appPkgName: v.optional(packageName),
  locale: v.optional(locale),
});

/** Counts an action on a page; the reply has no data. Without a token the body names app, locale and uuid. */
export const postH5Action = endpoint({
  method: 'POST',
  path: '/app/h5action',
  who: 'anyone',
  money: false,
  query: nothing,
  body: h5ActionBody,
  reply: noData,
});
