import { markets, type Market } from '@tally/contract/market/codes';
import { adjustmentKinds, type AdjustmentKind } from '@tally/contract/operator/approvals';
import fc from 'fast-check';

/** What operators and the payment provider do in a random life. */
export type DeskStep =
  | { readonly do: 'export'; readonly market: Market }
  | { readonly do: 'void'; readonly market: Market; readonly lie: boolean }
  | { readonly do: 'answer'; readonly pays: boolean }
  | { readonly do: 'answerAgain'; readonly which: number }
  | { readonly do: 'bounce' }
  | { readonly do: 'deceive'; readonly market: Market; readonly then: 'wait' | 'pay' | 'refuse' | 'export' }
  | { readonly do: 'adjust'; readonly who: number; readonly kind: AdjustmentKind; readonly amount: number };

const market = fc.constantFrom(...markets);

export const deskStep: fc.Arbitrary<DeskStep> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('export' as const), market }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('void' as const), market, lie: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('answer' as const), pays: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('answerAgain' as const), which: fc.nat({ max: 50 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('bounce' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('deceive' as const),
      market,
      then: fc.constantFrom('wait' as const, 'pay' as const, 'refuse' as const, 'export' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('adjust' as const),
      who: fc.nat({ max: 4 }),
      kind: fc.constantFrom(...adjustmentKinds),
      amount: fc.constantFrom(1, 150, 2000),
    }),
  },
);
