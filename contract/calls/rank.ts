import { endpoint } from '../api/endpoint';
import { locale, nothing, operatorKey, packageName } from '../api/schemas';
import { rankEntry } from '../wallet/rank';
import * as v from 'valibot';

const rank = v.pipe(v.array(rankEntry), v.maxLength(50));

export const getRank = endpoint({
  method: 'GET',
  path: '/wallet/rank',
  who: 'anyone',
  money: false,
  summary: "Last week's largest withdrawals",
  description: "Last week's largest withdrawals with masked account ids. A valid `key` is accepted and has no effect.",
  query: v.object({ appPkgName: v.optional(packageName), locale: v.optional(locale), key: v.optional(operatorKey) }),
  body: nothing,
  reply: rank,
  reading: { instead: { rankId: 0 } },
});
