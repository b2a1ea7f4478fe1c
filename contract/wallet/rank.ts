import * as v from 'valibot';
import { endpoint } from '../api/endpoint';
import { count, link, locale, money, nothing, operatorKey, packageName, shortText } from '../api/schemas';

const rankEntry = v.object({
  name: shortText,
  avatar: link,
  amount: money,
  accountId: shortText,
  rankId: count,
});
export type RankEntry = v.InferOutput<typeof rankEntry>;
const rank = v.pipe(v.array(rankEntry), v.maxLength(50));

/** Last week's largest withdrawals with masked account ids. A valid `key` is accepted and has no effect. */
export const getRank = endpoint({
  method: 'GET',
  path: '/wallet/rank',
  who: 'anyone',
  money: false,
  query: v.object({ appPkgName: v.optional(packageName), locale: v.optional(locale), key: v.optional(operatorKey) }),
  body: nothing,
  reply: rank,
  reading: { instead: { rankId: 0 } },
});
