import { exampleQueues } from '@tally/contract/fixtures/operator';
import { markets } from '@tally/contract/market/codes';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { renewedTags } from './renewal';

const counted = fc.record({
  pay: fc.nat(2),
  batches: fc.nat(2),
  exceptions: fc.nat(2),
  messages: fc.nat(2),
  payoutsVersion: fc.constantFrom('', 'a', 'b'),
  messagesVersion: fc.constantFrom('', 'a', 'b'),
});
const queues = fc.record({
  operator: fc.constantFrom('ana', 'budi'),
  asked: fc.record({ count: fc.nat(2), latest: fc.nat(2) }),
  hasSecond: fc.boolean(),
  approvalsVersion: fc.constantFrom('', 'a', 'b'),
  reviewsVersion: fc.constantFrom('', 'a', 'b'),
  markets: fc
    .tuple(counted, counted, counted)
    .map((all) => markets.map((market, at) => ({ market, ...(all[at] ?? exampleQueues.markets[0]!) }))),
});
const names = (tags: readonly { type: string; id: string }[]) => tags.map(({ type, id }) => `${type} ${id}`);

it('a list is fetched again once it shows something else or another number waits, and no other list is (OPS-37, OPS-48)', () => {
  fc.assert(
    fc.property(queues, queues, (before, now) => {
      const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
      const expected = [
        ...(isSame([before.asked, before.approvalsVersion], [now.asked, now.approvalsVersion])
          ? []
          : ['Payouts approvals']),
        ...(before.reviewsVersion === now.reviewsVersion ? [] : ['Review waiting']),
      ];
      for (const [at, market] of markets.entries()) {
        const [was, is] = [before.markets[at], now.markets[at]];
        const [
          { messages: oldMessages, messagesVersion: oldText, ...oldMoney },
          { messages, messagesVersion, ...money },
        ] = [was!, is!];
        if (!isSame(oldMoney, money)) expected.push(`Payouts ${market}`);
        if (oldMessages !== messages || oldText !== messagesVersion) expected.push(`Feedback ${market}`);
      }
      const renewed = names(renewedTags(before, now));
      // The log has what was done to any of them.
      expect(renewed.filter((name) => name !== 'Payouts trail')).toEqual(expected);
      expect(renewed.includes('Payouts trail')).toBe(expected.length > 0);
    }),
  );
});
