import * as v from 'valibot';
import { count, link, money, shortText } from '../api/schemas';

export const rankEntry = v.object({
  name: shortText,
  avatar: link,
  amount: money,
  accountId: shortText,
  rankId: count,
});
export type RankEntry = v.InferOutput<typeof rankEntry>;
