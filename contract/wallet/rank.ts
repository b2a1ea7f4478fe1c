import * as v from 'valibot';
import { count, described, link, money, shortText } from '../api/schemas';

export const rankEntry = v.object({
  name: described(shortText, 'First name of the person, or what stands for it.'),
  avatar: described(link, 'Their picture; empty: there is none.'),
  amount: described(money, 'What they withdrew.'),
  accountId: described(shortText, 'Their account, masked.'),
  rankId: described(count, 'Place in the ranking, from 1.'),
});
export type RankEntry = v.InferOutput<typeof rankEntry>;
