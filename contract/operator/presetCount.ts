import * as v from 'valibot';
import { count, described, money, time } from '../api/schemas';
import { aloneLimits } from './aloneLimits';

/** What a preset would resolve if it were pressed now (OPS-5). */
export const presetCount = v.object({
  asOf: described(time, 'The moment at which was counted; the press names it.'),
  count: described(count, 'How many withdrawals one press would resolve.'),
  amount: described(money, 'Their sum.'),
  stayCount: described(count, 'How many more would stay pending because this operator may not let them leave alone.'),
  stayAmount: described(money, 'The sum of those.'),
  alone: described(aloneLimits, 'What this operator may let leave without a second one (OPS-35).'),
});
export type PresetCount = v.InferOutput<typeof presetCount>;
