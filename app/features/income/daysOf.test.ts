import { expect, it } from 'vitest';
import { daysOf } from './daysOf';

// Ten in the morning in Jakarta.
const now = Date.UTC(2026, 0, 15, 3);
const hour = 3_600_000;

it("records stand under their day of the market's clock (INCOME-8)", () => {
  const at = [0, 10, 11, 34, 35].map((ago) => ({ date: now - ago * hour }));
  const [a, b, c, d, e] = at;
  expect(daysOf([...at, { date: NaN }], now, 'id', 'id')).toEqual([
    { day: 'today', records: [a, b] },
    { day: 'yesterday', records: [c, d] },
    { day: '13\u00a0Jan', records: [e] },
    { day: '–', records: [{ date: NaN }] },
  ]);
});
