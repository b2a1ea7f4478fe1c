import { endpoint } from '../api/endpoint';
import { described, locale, nothing, operatorKey, packageName } from '../api/schemas';
import { rankEntry } from '../wallet/rank';
import * as v from 'valibot';

const rank = v.pipe(v.array(rankEntry), v.maxLength(50));

export const getRank = endpoint({
  method: 'GET',
  path: '/wallet/rank',
  who: 'anyone',
  money: false,
  summary: "Last week's largest withdrawals",
  description:
    "Last week's largest withdrawals, which home shows as notices. A list that is empty or cannot be loaded is replaced by examples that are called so. A valid `key` is accepted and has no effect.",
  query: v.object({
    appPkgName: v.optional(packageName),
    locale: v.optional(locale),
    key: v.optional(described(operatorKey, 'Has no effect.')),
  }),
  body: nothing,
  reply: rank,
  reading: { instead: { rankId: 0 } },
});
