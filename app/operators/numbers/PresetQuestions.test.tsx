import { examplePayouts } from '@tally/contract/fixtures/payouts';
import { examplePresetCount } from '@tally/contract/fixtures/presetCount';
import type { PendingPayouts } from '@tally/contract/operator/payouts';
import type { PresetCount } from '@tally/contract/operator/presetCount';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { trouble } from '../../testing/fakeServer';
import { confirmWith, enterKey, openOperatorPage, questionOf } from '../../testing/pages/operatorPage';

const ofPart: PresetCount = {
  ...examplePresetCount,
  count: 1,
  amount: 1000,
  stayCount: 1,
  stayAmount: 20_000,
  alone: { ...examplePayouts.alone, left: 15_000 },
};
const ofNothing: PresetCount = {
  ...ofPart,
  count: 0,
  amount: 0,
  stayCount: 2,
  stayAmount: 21_000,
  alone: { ...examplePayouts.alone, left: 0 },
};
const ofMany: PresetCount = { ...examplePresetCount, count: 431, amount: 1_900_000 };

/** More withdrawals than a list holds. */
const longList: PendingPayouts = { ...examplePayouts, total: 431, totalAmount: 1_900_000 };

const payAll = /^Pay: up to .* All users$/;
const refuseAll = /^Refuse: up to .* All users$/;
const each = ['Each up to: Rp 20.000', 'Who: All users'];
const asksNobody = 'Second operator: not asked';

it.each([
  ['alone', examplePresetCount, [2, 'Rp 21.000'], 'Rp 2.000.000', 'Pay Rp 21.000', []],
  ['a part', ofPart, [1, 'Rp 1.000'], 'Rp 15.000', 'Pay Rp 1.000', ['Stay pending: 1 · Rp 20.000']],
  ['nothing', ofNothing, [0, 'Rp 0'], 'Rp 0', 'Confirm', ['Stay pending: 2 · Rp 21.000']],
  ['more than the list holds', ofMany, [431, 'Rp 1.900.000'], 'Rp 2.000.000', 'Pay Rp 1.900.000', []],
])(
  'a preset pays what may leave alone, asks nobody, and says what stays pending: %s (OPS-5, OPS-35)',
  async (_, counted, [count, sum], left, confirm, stay) => {
    openOperatorPage({ getPayouts: longList, getPresetCount: counted });
    await enterKey();
    expect(await questionOf(payAll)).toEqual({
      facts: [...each, `Withdrawals: ${count}`, `Total: ${sum}`, `Left to you (24 h): ${left}`, asksNobody, ...stay],
      confirm,
    });
  },
);

it('the question before refusing says how many and what sum, however many wait (OPS-5)', async () => {
  openOperatorPage({ getPayouts: longList, getPresetCount: ofMany });
  await enterKey();
  expect(await questionOf(refuseAll)).toEqual({
    facts: [...each, 'Withdrawals: 431', 'Total: Rp 1.900.000'],
    confirm: 'Refuse Rp 1.900.000',
  });
});

it('each preset is counted anew when it is pressed, and only what was counted is resolved (OPS-5, OPS-14)', async () => {
  const asked: Record<string, string>[] = [];
  const { posts } = openOperatorPage({
    getPresetCount: ({ url }) => {
      asked.push(Object.fromEntries(new URL(url).searchParams));
      return { ...examplePresetCount, asOf: examplePayouts.asOf + asked.length };
    },
    postUpdateScore: { status: 1, info: '', users: 2, withdrawals: 2, amount: 21_000 },
  });
  await enterKey();
  await questionOf(payAll);
  await confirmWith('Cancel');
  await questionOf(payAll);
  await confirmWith('Pay Rp\u00a021.000');
  await waitFor(() => expect(posts('/updateScore')).toHaveLength(1));
  const query = { day: '2', pay: '1', amount: '20000', market: 'id' };
  expect(asked.slice(0, 2)).toEqual([query, query]);
  expect(Object.fromEntries(new URL(posts('/updateScore')[0]?.url ?? '').searchParams)).toEqual({
    ...query,
    asOf: String(examplePayouts.asOf + 2),
  });
});

it('a backend that cannot count is asked all the same, without a number (OPS-5)', async () => {
  openOperatorPage({ getPresetCount: trouble({ code: 404 }) });
  await enterKey();
  expect(await questionOf(payAll)).toEqual({
    facts: [...each, 'Left to you (24 h): Rp 2.000.000'],
    confirm: 'Confirm',
  });
});

it.each([
  ['an answer that cannot be read', trouble('garbled'), 'The withdrawals could not be counted: press again.'],
  ['a refusal', trouble({ code: 429 }), 'Too many calls: wait a minute, then press again.'],
])(
  'what cannot be counted because of %s is not asked about, and nothing is done (OPS-5)',
  async (_, failure, advice) => {
    openOperatorPage({ getPresetCount: failure });
    await enterKey();
    await userEvent.click(await screen.findByRole('button', { name: payAll }));
    const { textContent } = await screen.findByRole('alert');
    expect(textContent).toContain('Nothing was done.');
    expect(textContent).toContain(advice);
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

it('a toast says that a preset left something above the limit (OPS-35)', async () => {
  openOperatorPage({
    getPresetCount: ofPart,
    postUpdateScore: { status: 1, info: 'NEEDS APPROVAL', users: 2, withdrawals: 1, amount: 1000 },
  });
  await enterKey();
  await questionOf(payAll);
  await confirmWith(/^Pay Rp/);
  expect((await screen.findByRole('alert')).textContent).toContain('Some are above what is left to you');
});
